import { z } from 'zod'
import { LETTERS, OPTION_ORDERS } from './letters'
import { TRIAL_QUESTIONS } from './rules'

// Pure functions that pages may call in the browser's build.
export { LETTERS, letterOfPlace, lettersIn } from './letters'
export { toChance } from './memory/chance'
export { scoresByTheme, type ThemeScore, themeSlug } from './theme'
export { questionsBeside, questionToShow } from './theory/choice'

export const CHOOSE_FIRST = 'Choisissez une réponse avant de continuer.'
export const letterSchema = z.enum(LETTERS, CHOOSE_FIRST)

export const examTypeSchema = z.enum(
  ['practice', 'official'],
  "Le type d'examen doit être practice ou official",
)

export const EXAM_TYPES = examTypeSchema.options

/** A question of a trial in the visitor's cookie, which does not give away the right answer. */
export type TrialItem = z.output<typeof trialItemSchema>

const trialItemSchema = z.object({
  questionId: z.int().positive(),
  /** It goes up when the right answer or the options change. */
  edition: z.int().positive(),
  optionOrder: z.enum(OPTION_ORDERS),
  userAnswer: z.enum(LETTERS).nullable(),
})

export const trialSchema = z
  .array(trialItemSchema)
  .min(1)
  .max(TRIAL_QUESTIONS)
  .refine((items) => new Set(items.map(({ questionId }) => questionId)).size === items.length)
