import { expect, test } from 'vitest'
import { readListQuery, readPage } from './lists.server'

const allowed = { state: ['pending', 'sold'], sort: ['oldest'] } as const

function asked(query: string) {
  return readListQuery(new Request(`http://localhost/admin/ads?${query}`), allowed)
}

test('an address holds the search, the filters and the order', () => {
  expect(asked('q=CZ+457&state=sold&sort=oldest')).toEqual({ q: 'CZ 457', state: 'sold', sort: 'oldest' })
})

test('values that the form does not offer are ignored', () => {
  expect(asked('q=+&state=gone&sort=recent&other=1&state=sold')).toEqual({ q: undefined })
})

test('a search is cut at a hundred characters', () => {
  expect(asked(`q=${'é'.repeat(500)}`)).toEqual({ q: 'é'.repeat(100) })
})

const pageOf = (query: string) => readPage(new Request(`http://localhost/news?${query}`), 12)

test.each(['page=0', 'page=-1', 'page=abc', 'page=', 'page=1e9', 'page=99999999999999', ''])(
  '?%s is the first page',
  (query) => {
    expect(pageOf(query).slice).toMatchObject({ limit: 12, offset: 0 })
  },
)

test('a page past the last leads to the last, and an empty list has one page', () => {
  const hrefOf = (page: number) => `/news?page=${page}`

  expect(pageOf('page=3').of(25, hrefOf)).toEqual({ page: 3, pages: 3 })
  expect(pageOf('').of(0, hrefOf)).toEqual({ page: 1, pages: 1 })
  expect(() => pageOf('page=9999').of(25, hrefOf)).toThrow(
    expect.toSatisfy(({ headers }: Response) => headers.get('Location') === '/news?page=3') as Error,
  )
})
