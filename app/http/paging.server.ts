import type { Slice } from '#modules/kernel/page'
import { parseId } from './ids'
import { seeOther } from './redirect.server'

/** The page of a list that the address asks for: the first for what is no number. */
export function readPage(request: Request, perPage: number, countTo?: number) {
  const page = parseId(new URL(request.url).searchParams.get('page')) ?? 1
  const slice: Slice = { limit: perPage, offset: (page - 1) * perPage, countTo }
  return {
    page,
    slice,
    /** Which page it is, of how many: one when the list is empty. Past the last, it leads to that. */
    of(total: number, hrefOf: (page: number) => string) {
      const pages = Math.max(1, Math.ceil(total / perPage))
      if (page > pages) throw seeOther(hrefOf(pages))
      return { page, pages }
    },
  }
}
