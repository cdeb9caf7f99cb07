import type { Condition } from './conditions'

/** The conditions of a search: each of its words, folded as the column is, occurs in the column. */
export function matchesEach(column: string, foldedSearch: string): Condition[] {
  return searchPatterns(foldedSearch).map((pattern) => [`${column} LIKE ? ESCAPE '\\'`, pattern])
}

/** A pattern for LIKE for each word; none for an empty search. */
export function searchPatterns(foldedSearch: string): string[] {
  const words = foldedSearch.split(' ').filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Whether an index of trigrams serves a search: one of its words has three letters or digits in a row. */
export function hasTrigram(foldedSearch: string): boolean {
  return searchPatterns(foldedSearch).some((pattern) => /[\p{L}\p{N}]{3}/u.test(pattern))
}

const MOST_WORDS = 8
