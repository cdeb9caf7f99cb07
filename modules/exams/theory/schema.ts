import { SERIES_SOURCES } from '../series/schema'

/** What a member may know of the questions to read. */
export const THEORY_STATES = [...SERIES_SOURCES, 'mastered', 'changed'] as const
export type TheoryState = (typeof THEORY_STATES)[number]

/** A question must match all of these. */
export type TheoryQuery = {
  /** Its slug. */
  theme?: string
  state?: TheoryState
  /** Words that must all occur in the question. */
  search?: string
}
