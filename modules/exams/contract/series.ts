import type { Result } from '#modules/kernel/result'
import type { Box } from '../domain/mastery'
import type { Letter, OptionOrder } from '../domain/question'
import type { SeriesChoice, SeriesSource } from '../domain/series'
import type { TheoryTheme } from '../domain/theory'
import type { QuestionFields } from '../schemas'
import type { Corrected } from './bank'

export type { Box } from '../domain/mastery'
export type { OptionOrder } from '../domain/question'
export type { SeriesChoice, SeriesCount, SeriesSource } from '../domain/series'

/** What a member may revise today. */
export type Revisable = {
  counts: Record<SeriesSource, number>
  themes: (Pick<TheoryTheme, 'theme' | 'slug'> & Pick<Revisable, 'counts'>)[]
  /** How many questions lie in each box; 0 are those that were never answered. */
  boxes: Record<0 | Box, number>
  /** The first day on which something is due, when nothing is by now. */
  nextDueOn: string | null
  /** The series to go on with. */
  open: (Pick<Series, 'id' | 'source'> & { answered: number; total: number }) | null
}

/** A series, looked for among those of this member only. */
export type OwnSeries = { userId: number; seriesId: number }

export type Series = {
  id: number
  source: SeriesSource | null
  /** All questions are answered or retired, or another series was begun. */
  isOver: boolean
  places: SeriesPlace[]
}

/** A retired question is passed over unless it was answered before. */
export type SeriesPlace = { position: number } & (
  | { state: 'open' | 'retired' }
  | {
      state: 'answered'
      isRight: boolean
      question: string
      /** Where it lay, 0 if it was never answered, and where the answer brought it. */
      boxBefore: 0 | Box
      boxAfter: Box
      /** The day on which it is due again, as known by now; null when it was retired since. */
      dueOn: string | null
    }
)

type AskedField = 'question' | 'optionA' | 'optionB' | 'optionC' | 'picture' | 'pictureAlt' | 'theme'

/** A question of a series: with its right answer once it was answered, in the version that was. */
export type SeriesQuestion = { id: number; optionOrder: OptionOrder; edition: number } & (
  | (Pick<QuestionFields, AskedField> & {
      userAnswer: null
      /** The member answered an earlier edition of it. */
      isChanged: boolean
    })
  | (QuestionFields & Corrected & { userAnswer: Letter; version: number })
)

/** Untimed practice: one question after the other, each with its answer. A member has one series at a time. */
export interface SeriesDoors {
  /** Draws a new series and closes the open one. Themes as addresses name them. */
  startSeries(
    userId: number,
    choice: SeriesChoice,
  ): Promise<Result<{ seriesId: number }, 'signed-out' | 'nothing-to-ask'>>

  findRevisable(userId: number): Promise<Revisable>

  /** Null for an unknown id and for another member's. */
  findSeries(own: OwnSeries): Promise<Series | null>

  /** The same, and for a question that was retired before it was answered. */
  findSeriesQuestion(own: OwnSeries, position: number): Promise<SeriesQuestion | null>

  /**
   * Grades by the current version, and closes the series with its last answer. Returns the answer that counts: the
   * first one. 'changed' unless the current edition is the one that was read.
   */
  answerSeries(
    own: OwnSeries,
    answer: { position: number; letter: Letter; edition?: number },
  ): Promise<Result<{ userAnswer: Letter }, 'signed-out' | 'unknown' | 'closed' | 'retired' | 'changed'>>
}
