import type { Box } from '../memory/card'
import type { Letter, OptionOrder } from '../letters'
import type { SeriesSource } from '../series/choice'
import type { TheoryTheme } from '../theory/choice'
import type { QuestionFields } from '../schemas'
import type { Corrected } from '../questions/question'

export type { Box } from '../memory/card'
export type { OptionOrder } from '../letters'
export type { SeriesChoice, SeriesCount, SeriesSource } from '../series/choice'

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
