import * as address from '#modules/kernel/list-query'
import { COUNTED_TO, DEEPEST, type Filters, type ListQuery, type Slice } from '#modules/kernel/page'
import { parsePositiveInteger } from './address'
import { seeOther } from './redirect.server'

export function readListQuery<const Of extends Filters>(request: Request, filters: Of): ListQuery<Of> {
  return address.parseListQuery(readParams(request), filters)
}

export function readSearch(request: Request, name = 'q'): string | undefined {
  return address.parseSearch(readParams(request), name)
}

const readParams = (request: Request) => new URL(request.url).searchParams

export function readPage(request: Request, perPage: number) {
  const page = parsePositiveInteger(new URL(request.url).searchParams.get('page')) ?? 1
  const countTo = Math.min(Math.max(COUNTED_TO, page * perPage), DEEPEST)
  const slice: Slice = { limit: perPage, offset: (page - 1) * perPage, countTo }
  return {
    page,
    slice,
    /** Returns the page and the number of pages. Redirects to the last page if the number is too high. */
    paginate(total: number, hrefOf: (page: number) => string) {
      const pages = Math.max(1, Math.ceil(total / perPage))
      if (page > pages) throw seeOther(hrefOf(pages))
      return { page, pages }
    },
  }
}
