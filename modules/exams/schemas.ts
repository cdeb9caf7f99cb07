import { z } from 'zod'
import { LETTERS, OPTION_ORDERS } from './letters'
import { TRIAL_QUESTIONS } from './rules'

// Pure functions and constants that code in the browser may import.
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

/**
 * A question of a trial, as kept in the visitor's cookie. It does not contain the right answer, which the visitor could
 * read there.
 */
export type TrialItem = z.output<typeof trialItemSchema>

const trialItemSchema = z.object({
  questionId: z.int().positive(),
  /** The edition of the question, which goes up when its right answer or its options change. */
  edition: z.int().positive(),
  optionOrder: z.enum(OPTION_ORDERS),
  userAnswer: z.enum(LETTERS).nullable(),
})

export const trialSchema = z
  .array(trialItemSchema)
  .min(1)
  .max(TRIAL_QUESTIONS)
  .refine((items) => new Set(items.map(({ questionId }) => questionId)).size === items.length)
