import type { TheoryState } from '../theory/choice'
import type { StudiedQuestion } from './learning'

export type { TheoryState, TheoryTheme } from '../theory/choice'

/** A question to read; `slug` is its theme as addresses name it. */
export type FoundQuestion = StudiedQuestion & { slug: string | null }

/** Which questions to read: all of it must hold. */
export type TheoryQuery = {
  /** As addresses name it. */
  theme?: string
  state?: TheoryState
  /** Words that must all occur in the question. */
  search?: string
}
