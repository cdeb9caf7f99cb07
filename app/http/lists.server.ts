import * as address from '#modules/kernel/list-query'
import type { Filters, ListQuery, Slice } from '#modules/kernel/page'
import { parseId } from './address'
import { seeOther } from './redirect.server'

/** Reads the search, filters and order of a list from its URL. */
export function readListQuery<const Of extends Filters>(request: Request, filters: Of): ListQuery<Of> {
  return address.readListQuery(readParams(request), filters)
}

/** Returns the text of a search on one line, or undefined if it is empty. */
export function readSearch(request: Request, name = 'q'): string | undefined {
  return address.readSearch(readParams(request), name)
}

const readParams = (request: Request) => new URL(request.url).searchParams

/** Reads the page number of a list from its URL; the default is 1. */
export function readPage(request: Request, perPage: number, countTo?: number) {
  const page = parseId(new URL(request.url).searchParams.get('page')) ?? 1
  const slice: Slice = { limit: perPage, offset: (page - 1) * perPage, countTo }
  return {
    page,
    slice,
    /**
     * Returns the page and the number of pages; an empty list has one. Throws a redirect to the last page if
     * the page is past it.
     */
    paginate(total: number, hrefOf: (page: number) => string) {
      const pages = Math.max(1, Math.ceil(total / perPage))
      if (page > pages) throw seeOther(hrefOf(pages))
      return { page, pages }
    },
  }
}
