import type { TheoryState, TheoryTheme } from '../domain/theory'
import type { StudiedQuestion } from './learning'

export type { TheoryState, TheoryTheme } from '../domain/theory'

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

/** The active questions with their answers, to be read. */
export interface Theory {
  /**
   * Those that match, oldest first, with what the member knows of them. `total` is the length of the bank; `themes`
   * are all of its themes, in alphabetical order, each with the number of questions that match the rest of the query.
   */
  findStudied(
    userId: number,
    query: TheoryQuery,
  ): Promise<{ found: FoundQuestion[]; themes: TheoryTheme[]; total: number }>
}
