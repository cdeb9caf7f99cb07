import { parseId } from './ids'

/** The page that the address asks for: the first for what is no number. */
export function readPage(request: Request): number {
  return parseId(new URL(request.url).searchParams.get('page')) ?? 1
}

/** How many pages a list of this length has: one when it is empty. */
export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}
