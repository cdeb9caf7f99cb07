import { SERIES_SOURCES } from '../series/schema'

/** What a member may know of the questions to read. */
export const THEORY_STATES = [...SERIES_SOURCES, 'mastered', 'changed'] as const
export type TheoryState = (typeof THEORY_STATES)[number]

/** Which questions to read: all of it must hold. */
export type TheoryQuery = {
  /** As addresses name it. */
  theme?: string
  state?: TheoryState
  /** Words that must all occur in the question. */
  search?: string
}
