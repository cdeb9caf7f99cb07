import type { Filters, ListQuery } from './page'
import { LONGEST_SEARCH } from './search'

/**
 * The search, filters and order that the parameters of an address ask a list for. Values that its form does not offer
 * are ignored.
 */
export function readListQuery<const Of extends Filters>(params: URLSearchParams, filters: Of): ListQuery<Of> {
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = values.find((each) => each === params.get(name))
    return value === undefined ? [] : [[name, value]]
  })
  return { q: readSearch(params, 'q'), ...Object.fromEntries(chosen) } as ListQuery<Of>
}

/** The words of a parameter on one line; undefined if there are none. */
export function readSearch(params: URLSearchParams, name: string): string | undefined {
  const line = (params.get(name) ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return Array.from(line).slice(0, LONGEST_SEARCH).join('').trim() || undefined
}
