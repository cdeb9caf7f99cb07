/**
 * Folds a text for search: removes differences of case, accents and ligatures. Searched columns are stored folded,
 * because SQLite's lower() handles ASCII only. Accents are removed before normalizing, because normalizing sorts
 * them, and takes seconds for thousands of them.
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

/** Folds the words that somebody searches for. Removes quotation marks, which are not part of the words. */
export const foldSearch = (q: string) => foldForSearch(q.slice(0, LONGEST_SEARCH).replace(/[«»“”„‟"]/g, ' '))

/** The most characters of a search; more than any person types. */
export const LONGEST_SEARCH = 100

// Accents, zero-width characters, lone surrogates, and control characters other than whitespace. The last include
// NUL, which PostgreSQL cannot store.
const UNSEEN = /[\p{M}\p{Cf}\p{Cs}]|[^\P{Cc}\s]/gu

/** Characters that Unicode does not decompose, each with the way people type it. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  "œoe æae ßss øo ðd þth đd łl ıi ςσ ×x ’' ‘' ʼ' ‐- –- —-"
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
)
