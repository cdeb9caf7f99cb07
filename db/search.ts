import type { Condition } from './conditions'

/** Returns a condition for each word. The search must be folded in the same way as the column. */
export function matchesEach(column: string, foldedSearch: string): Condition[] {
  return searchPatterns(foldedSearch).map((pattern) => [`${column} LIKE ? ESCAPE '\\'`, pattern])
}

export function searchPatterns(foldedSearch: string): string[] {
  const words = foldedSearch.split(' ').filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Returns whether a trigram index can serve the search: one of its words has three letters or digits in a row. */
export function hasTrigram(foldedSearch: string): boolean {
  return searchPatterns(foldedSearch).some((pattern) => /[\p{L}\p{N}]{3}/u.test(pattern))
}

const MOST_WORDS = 8
