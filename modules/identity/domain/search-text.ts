import { foldForSearch } from '#modules/kernel/search'

type Searched = { username: string; email: string; firstName: string; lastName: string }

/**
 * What a search looks through. With the last name first: it is what a list is put in order by as well,
 * whatever case and accents.
 */
export function searchTextOf({ username, email, firstName, lastName }: Searched): string {
  const folded = foldForSearch([lastName, firstName, username, email].join('\n'))
  return Array.from(folded).slice(0, LONGEST).join('')
}

/** More than four of the longest take. A sign that folds to a sentence would burst PostgreSQL's index. */
const LONGEST = 600
