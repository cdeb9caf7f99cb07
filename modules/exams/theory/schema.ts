import { SERIES_SOURCES } from '../series/schema'

/** The states of a member's card by which the theory pages can be filtered. */
export const THEORY_STATES = [...SERIES_SOURCES, 'mastered', 'changed'] as const
export type TheoryState = (typeof THEORY_STATES)[number]

/** The filters of the theory pages. A question must match all of them. */
export type TheoryQuery = {
  /** The slug of the theme. */
  theme?: string
  state?: TheoryState
  /** Words that must all occur in the question. */
  search?: string
}
