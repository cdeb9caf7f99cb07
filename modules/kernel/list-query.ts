import type { Filters, ListQuery } from './page'
import { LONGEST_SEARCH } from './search'

/** Reads a list's search, filters and order from its URL; ignores values that are not in `filters`. */
export function parseListQuery<const Of extends Filters>(
  params: URLSearchParams,
  filters: Of,
): ListQuery<Of> {
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = values.find((each) => each === params.get(name))
    return value === undefined ? [] : [[name, value]]
  })
  return { q: parseSearch(params, 'q'), ...Object.fromEntries(chosen) } as ListQuery<Of>
}

export function parseSearch(params: URLSearchParams, name: string): string | undefined {
  const line = (params.get(name) ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return Array.from(line).slice(0, LONGEST_SEARCH).join('').trim() || undefined
}
