import { SERIES_SOURCES } from '../series/schema'

export const THEORY_STATES = [...SERIES_SOURCES, 'mastered', 'changed'] as const
export type TheoryState = (typeof THEORY_STATES)[number]

export type TheoryQuery = {
  theme?: string
  state?: TheoryState
  /** Words that must all occur in the question. */
  search?: string
}
