import { LONGEST_SEARCH } from '#modules/kernel/search'

/** What the address searches for by `q`, on one line; undefined for nothing. */
export function readSearch(request: Request): string | undefined {
  const line = (new URL(request.url).searchParams.get('q') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return Array.from(line).slice(0, LONGEST_SEARCH).join('').trim() || undefined
}
