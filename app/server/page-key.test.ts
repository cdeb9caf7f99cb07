import { describe, expect, test } from 'vitest'
import { pageKey } from './page-key'

describe('a page is kept under', () => {
  test.each([
    ['/', '/'],
    ['/?', '/'],
    ['/classified-ads?page=2&type=sale', '/classified-ads?type=sale&page=2'],
    ['/classified-ads?type=&category=', '/classified-ads'],
    ['/news/tir-a-22-m', '/news/tir-a-22-m'],
    ['/confidentialite?fbclid=IwAR0', '/confidentialite'],
    [`/sitemap.xml?${'x=1&'.repeat(10_000)}`, '/sitemap.xml'],
  ])('its path and the known parameters in one order: %s', (url, key) => {
    expect(keyOf({ url })).toBe(key)
  })

  test('the same key for GET and HEAD', () => {
    expect(keyOf({ method: 'HEAD' })).toBe(keyOf({ method: 'GET' }))
  })
})

describe('there is no key for', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s', (method) => {
    expect(keyOf({ method })).toBeUndefined()
  })

  test.each([
    ['a search', '/classified-ads?q=carabine'],
    ['an unknown parameter', '/news?utm_source=x'],
    ['what is refused', '/confidentialite?_data=x'],
    ['what is refused, in another spelling', '/confidentialite?x=1&%5Fdata=x'],
    ['a parameter given twice', '/classified-ads?page=1&page=2'],
    ['a name in another spelling', '/classified-ads?%70age=2'],
    ['parameters without end', `/classified-ads?${'page=1&'.repeat(10_000)}`],
    ['a long value', `/classified-ads?type=${'a'.repeat(13)}`],
    ['a value that is none of the known ones', '/classified-ads?type=zz1'],
    ['a number that no list is long enough for', '/classified-ads?page=10000'],
    ['a path in another spelling', '/news/%61ll'],
    ['a path with dots', '/./././news'],
    ['a page in another spelling', '/news?page=01'],
    ['a parameter of another page', '/news/all?page=2'],
    ['a part of a list by call', '/api/news?limit=10&offset=3'],
    ['a long path', `/${'a'.repeat(200)}`],
    ['a path with a NUL', '/news/\0'],
    ['an address of another site', 'http://evil.example/'],
    ['a name that every object has', '/news?constructor=1'],
  ])('%s', (_what, url) => {
    expect(keyOf({ url })).toBeUndefined()
  })

  test.each([
    'session=abc',
    'theme=dark; session=abc',
    'session=',
    '__Host-session=abc',
    'theme=dark; __Host-flash=abc',
    'flash=abc',
  ])('a member, or the reader of a message: %s', (cookie) => {
    expect(keyOf({ headers: { cookie } })).toBeUndefined()
  })

  test.each([undefined, 'a b', 'evil.example/x', 'localhost:99999999'])('the host %j', (host) => {
    expect(keyOf({ headers: { host } })).toBeUndefined()
  })
})

test('a file that is the same for all is kept under its path, for members too', () => {
  expect(keyOf({ url: '/sitemap.xml?x=1', headers: { cookie: 'session=abc; flash=def' } })).toBe(
    '/sitemap.xml',
  )
})

test('other cookies make nobody a member', () => {
  expect(
    keyOf({ headers: { cookie: 'theme=dark; old_session=1; sessions=2; x=session=3; Host-session=4' } }),
  ).toBe('/')
})

function keyOf({ method = 'GET', url = '/', headers = {} }: Partial<Parameters<typeof pageKey>[0]>) {
  return pageKey({ method, url, headers: { host: 'localhost', ...headers } })
}
