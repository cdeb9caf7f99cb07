import type { Filters, ListQuery, Slice } from '#modules/kernel/page'
import { LONGEST_SEARCH } from '#modules/kernel/search'
import { parseId } from './address'
import { seeOther } from './redirect.server'

/** The search, filters and order that an address asks a list for. Values that its form does not offer are ignored. */
export function readListQuery<const Of extends Filters>(request: Request, filters: Of): ListQuery<Of> {
  const { searchParams } = new URL(request.url)
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = values.find((each) => each === searchParams.get(name))
    return value === undefined ? [] : [[name, value]]
  })
  return { q: readSearch(request), ...Object.fromEntries(chosen) } as ListQuery<Of>
}

/** The words of a parameter on one line; undefined if there are none. */
export function readSearch(request: Request, name = 'q'): string | undefined {
  const line = (new URL(request.url).searchParams.get(name) ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return Array.from(line).slice(0, LONGEST_SEARCH).join('').trim() || undefined
}

/** The page of a list that an address asks for: the first unless it is a number. */
export function readPage(request: Request, perPage: number, countTo?: number) {
  const page = parseId(new URL(request.url).searchParams.get('page')) ?? 1
  const slice: Slice = { limit: perPage, offset: (page - 1) * perPage, countTo }
  return {
    page,
    slice,
    /** Its number and the number of pages, one for an empty list. Past the last page, redirects there. */
    of(total: number, hrefOf: (page: number) => string) {
      const pages = Math.max(1, Math.ceil(total / perPage))
      if (page > pages) throw seeOther(hrefOf(pages))
      return { page, pages }
    },
  }
}
