import { readSearch } from '#app/http/search-words'

/** Of each list of the panel. */
export const PER_PAGE = 20

type Allowed = Record<string, readonly string[]>

/** Search, filters and order of a list. */
export type ListQueryOf<Lists extends Allowed> = { q?: string } & {
  [Name in keyof Lists]?: Lists[Name][number]
}

/** What the address asks of a list. A value that is none of the form's is no filter. */
export function readListQuery<const Lists extends Allowed>(
  request: Request,
  allowed: Lists,
): ListQueryOf<Lists> {
  const given = new URL(request.url).searchParams
  const chosen = Object.entries(allowed).flatMap(([name, values]) => {
    const value = values.find((each) => each === given.get(name))
    return value === undefined ? [] : [[name, value]]
  })
  return { q: readSearch(request), ...Object.fromEntries(chosen) } as ListQueryOf<Lists>
}

/** Whether a list shows less than there is; its order hides nothing. */
export function isFiltered({ sort: _, ...filters }: Record<string, string | undefined>): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
