import { expect, test } from 'vitest'
import { readListQuery, readPage } from './lists.server'

const allowed = { state: ['pending', 'sold'], sort: ['oldest'] } as const

function asked(query: string) {
  return readListQuery(new Request(`http://localhost/admin/ads?${query}`), allowed)
}

test('the address of a list holds the search, the filters and the order', () => {
  expect(asked('q=CZ+457&state=sold&sort=oldest')).toEqual({ q: 'CZ 457', state: 'sold', sort: 'oldest' })
})

test('the address of a list ignores values that its form does not offer', () => {
  expect(asked('q=+&state=gone&sort=recent&other=1&state=sold')).toEqual({ q: undefined })
})

test('the search of a list is cut at a hundred characters', () => {
  expect(asked(`q=${'é'.repeat(500)}`)).toEqual({ q: 'é'.repeat(100) })
})

const pageOf = (query: string) => readPage(new Request(`http://localhost/news?${query}`), 12)

test.each(['page=0', 'page=-1', 'page=abc', 'page=', 'page=1e9', 'page=99999999999999', ''])(
  'the address ?%s is the first page of a list',
  (query) => {
    expect(pageOf(query).slice).toMatchObject({ limit: 12, offset: 0 })
  },
)

test.each([
  ['', 1000],
  ['page=100', 1200],
  ['page=500', 6000],
  ['page=501', 6000],
])('the page ?%s of a list has %i rows counted at most', (query, countTo) => {
  expect(pageOf(query).slice.countTo).toBe(countTo)
})

test('a list past its last page leads to that, and an empty one has a page', () => {
  const hrefOf = (page: number) => `/news?page=${page}`

  expect(pageOf('page=3').paginate(25, hrefOf)).toEqual({ page: 3, pages: 3 })
  expect(pageOf('').paginate(0, hrefOf)).toEqual({ page: 1, pages: 1 })
  expect(() => pageOf('page=9999').paginate(25, hrefOf)).toThrow(
    expect.toSatisfy(({ headers }: Response) => headers.get('Location') === '/news?page=3') as Error,
  )
})
