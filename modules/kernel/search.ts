/**
 * Removes accents, case and invisible characters. Removes combining accents before normalizing, because
 * thousands of them take seconds to normalize.
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

export const foldSearch = (q: string) => foldForSearch(q.slice(0, LONGEST_SEARCH).replace(/[«»“”„‟"]/g, ' '))

export const LONGEST_SEARCH = 100

// Matches accents, zero-width characters, lone surrogates and control characters such as NUL, which PostgreSQL cannot
// store.
const UNSEEN = /[\p{M}\p{Cf}\p{Cs}]|[^\P{Cc}\s]/gu

/** How people type the characters that Unicode does not decompose, such as 'oe' for 'œ'. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  "œoe æae ßss øo ðd þth đd łl ıi ςσ ×x ’' ‘' ʼ' ‐- –- —-"
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
)
