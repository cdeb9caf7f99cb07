import { describe, expect, test, vi } from 'vitest'
import type { ServerLog } from '#app/start/log'
import { makePage, openPageCache, type CachedPage, PageCache, pageKey } from './page-cache'

describe('a page in the cache', () => {
  test('is found until content changes', async () => {
    const cache = openCache()
    const page = await cache.render('/', () => pageOf('Bonjour'))

    expect([cache.find('/'), cache.find('/news')]).toEqual([page, undefined])
    cache.drop()
    expect(cache.find('/')).toBeUndefined()
  })

  test('is kept if a change does not concern it', async () => {
    const cache = openCache()
    const keys = ['/classified-ads&sort=oldest&page=2', '/classified-ads/12', '/classified-ads/13', '/lecons']
    for (const key of keys) await cache.render(key, () => pageOf('Bonjour'))
    cache.drop({ ads: [12] })

    expect(keys.filter((key) => cache.find(key))).toEqual(['/classified-ads/13', '/lecons'])
  })

  test('is rendered once for simultaneous requests', async () => {
    const cache = openCache()
    const render = vi.fn(() => pageOf('Bonjour'))
    const pages = await Promise.all([1, 2, 3].map(() => cache.render('/', render)))

    expect(new Set(pages).size).toBe(1)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('begun before a change is not kept, and later requests do not wait', async () => {
    const cache = openCache()
    let finish!: (page: CachedPage) => void
    const before = cache.render('/', () => new Promise((resolve) => (finish = resolve)))
    cache.drop('news')
    const after = await cache.render('/', () => pageOf('neuf'))
    finish(await pageOf('vieux'))

    expect((await before)?.plain.body.toString()).toBe('vieux')
    expect(cache.find('/')).toBe(after)
  })

  test('begun before a change of something else is kept', async () => {
    const cache = openCache()
    const rendering = cache.render('/lecons', () => pageOf('Bonjour'))
    cache.drop('news')
    const page = await rendering

    expect(cache.find('/lecons')).toBe(page)
  })

  test('that cannot be rendered is rendered again for the next request', async () => {
    const cache = openCache()
    await expect(cache.render('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )

    expect((await cache.render('/', () => pageOf('Bonjour')))?.plain.body.toString()).toBe('Bonjour')
  })

  test('lasts a minute, since some changes are not announced', async () => {
    const cache = openCache()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    await cache.render('/', () => pageOf('Nouveau'))
    clock.mockReturnValue(61_001)

    expect(cache.find('/')).toBeUndefined()
    clock.mockRestore()
  })

  test('with a header that cannot be sent is not kept', async () => {
    const withoutType = new Response(new Blob(['Bonjour']).stream())

    await expect(makePage(withoutType, {})).rejects.toThrow(
      /Invalid value "undefined" for header "Content-Type"/,
    )
    await expect(makePage(new Response('Bonjour'), { Link: 'à la carte\u0001' })).rejects.toThrow(/Link/)
  })
})

test('the page cache is empty and off while a watcher of content is blind', async () => {
  const watchContent = vi.fn<Parameters<typeof openPageCache>[0]['watchContent']>()
  const log = { warn: vi.fn(), info: vi.fn() }
  const cache = await openPageCache({ watchContent } as never, log as unknown as ServerLog)
  const [watcher] = watchContent.mock.lastCall!
  const keeps = async () => {
    await cache.render('/', () => pageOf('Bonjour'))
    return cache.find('/') !== undefined
  }
  expect(await keeps()).toBe(false)

  watcher.sees()
  expect(await keeps()).toBe(true)
  watcher.changed()
  expect(cache.find('/')).toBeUndefined()
  expect(await keeps()).toBe(true)
  watcher.blind(new Error('the connection is cut'))
  expect(cache.find('/')).toBeUndefined()
  expect(await keeps()).toBe(false)
  expect([log.info.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1])
})

test('the page cache is bounded in bytes, and keeps the last used pages', async () => {
  const cache = openCache(100_000)
  const keyOf = (nth: number) => `/news/${'long'.repeat(40)}-${nth}`
  for (let nth = 0; nth < 200; nth += 1) await cache.render(keyOf(nth), () => pageOf('x'.repeat(1000)))

  expect([cache.find(keyOf(199)) !== undefined, cache.find(keyOf(0))]).toEqual([true, undefined])
  expect(cache.pages.calculatedSize).toBeGreaterThan(50_000)
  expect(cache.pages.calculatedSize).toBeLessThanOrEqual(100_000)
})

describe('the key of a cached page', () => {
  test.each([
    ['/', '/'],
    ['/?', '/'],
    ['/classified-ads?page=2&type=sale', '/classified-ads&type=sale&page=2'],
    ['/classified-ads?type=&category=', '/classified-ads'],
    ['/news/tir-a-22-m', '/news/tir-a-22-m'],
    ['/confidentialite?fbclid=IwAR0', '/confidentialite'],
    [`/sitemap.xml?${'x=1&'.repeat(10_000)}`, '/sitemap.xml'],
  ])('is its path and the known parameters in one order: %s', (url, key) => {
    expect(keyOf({ url })).toBe(key)
    expect(keyOf({ url, method: 'HEAD' })).toBe(key)
  })

  test('ignores unknown cookies, and all of them for files without a member', () => {
    const cookie = 'theme=dark; old_session=1; sessions=2; x=session=3; Host-session=4; trial=5'

    expect(keyOf({ headers: { cookie } })).toBe('/')
    expect(keyOf({ url: '/sitemap.xml', headers: { cookie: 'session=abc; flash=def' } })).toBe('/sitemap.xml')
  })
})

describe('no key of a cached page exists for', () => {
  test.each([
    ['a search', '/classified-ads?q=carabine'],
    ['an unknown parameter', '/news?utm_source=x'],
    ['what is refused', '/confidentialite?x=1&%5Fdata=x'],
    ['a parameter given twice', '/classified-ads?page=1&page=2'],
    ['a second question mark', '/classified-ads?page=2?q=x'],
    ['parameters without end', `/classified-ads?${'page=1&'.repeat(10_000)}`],
    ['a value that is none of the known ones', '/classified-ads?type=zz1'],
    ['a number that no list is long enough for', '/classified-ads?page=10000'],
    ['a path in another spelling', '/news/%61ll'],
    ['a path with dots', '/./././news'],
    ['a parameter of another page', '/news/all?page=2'],
    ['a part of a list by call', '/api/news?limit=10&offset=3'],
    ['a long path', `/${'a'.repeat(200)}`],
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
    'a=b; __Host-flash=c',
  ])('a member, or a visitor with a message: %s', (cookie) => {
    expect(keyOf({ headers: { cookie } })).toBeUndefined()
  })

  test.each(['/essai', '/essai/'])('the trial page of a visitor with a trial: %s', (url) => {
    expect(keyOf({ url })).toBe(url)
    for (const cookie of ['trial=abc', 'a=b; __Host-trial=c']) {
      expect(keyOf({ url, headers: { cookie } })).toBeUndefined()
    }
  })

  test.each([undefined, 'a b', 'evil.example/x', 'localhost:99999999'])('the host %j', (host) => {
    expect(keyOf({ headers: { host } })).toBeUndefined()
  })

  test('a method other than GET and HEAD', () => {
    expect(keyOf({ method: 'POST' })).toBeUndefined()
  })
})

function openCache(maxSize?: number) {
  const cache = new PageCache(maxSize)
  cache.enabled = true
  return cache
}

const pageOf = (text: string) => makePage(new Response(text), {})

function keyOf({ method = 'GET', url = '/', headers = {} }: Partial<Parameters<typeof pageKey>[0]>) {
  return pageKey({ method, url, headers: { host: 'localhost', ...headers } })
}
