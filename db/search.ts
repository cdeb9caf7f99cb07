import type { Condition } from './conditions'

/**
 * Returns a condition for each word, which one of its synonyms also meets. The search must be folded in the same way as
 * the column.
 */
export function matchesEach(
  column: string,
  foldedSearch: string,
  listSynonyms = (word: string): readonly string[] => [word],
): Condition[] {
  return listWords(foldedSearch).map((word) => {
    const patterns = listSynonyms(word).map(toPattern)
    return [patterns.map(() => `${column} LIKE ? ESCAPE '\\'`).join(' OR '), ...patterns]
  })
}

function listWords(foldedSearch: string): string[] {
  return [...new Set(foldedSearch.split(' ').filter(Boolean))].slice(0, MOST_WORDS)
}

const toPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Returns whether a trigram index can serve the search: one of its words has three letters or digits in a row. */
export function hasTrigram(foldedSearch: string): boolean {
  return listWords(foldedSearch).some((word) => /[\p{L}\p{N}]{3}/u.test(word))
}

const MOST_WORDS = 8
