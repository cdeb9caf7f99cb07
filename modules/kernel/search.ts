/**
 * Removes the differences of case, accents and ligatures. Searched columns are stored folded, because SQLite's
 * lower() knows ASCII only. Accents are removed before normalizing: sorting thousands of them takes seconds.
 */
export function foldForSearch(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/[œæßøðþđłıς×’‘ʼ‐–—]/g, (letter) => SPELLED.get(letter)!)
    .replace(/\s+/g, ' ')
    .trim()
}

/** A search for words: the quotation marks around them are no part of what is looked for. */
export const foldSearch = (q: string) => foldForSearch(q.slice(0, LONGEST_SEARCH).replace(/[«»“”„‟"]/g, ' '))

/** Longer than any search of a person. */
export const LONGEST_SEARCH = 100

// Accents, what has no width, halves of characters and controls that are no space: PostgreSQL stores no NUL.
const UNSEEN = /[\p{M}\p{Cf}\p{Cs}]|[^\P{Cc}\s]/gu

/** Signs that Unicode does not decompose, each with the way it is typed. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  "œoe æae ßss øo ðd þth đd łl ıi ςσ ×x ’' ‘' ʼ' ‐- –- —-"
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
)
