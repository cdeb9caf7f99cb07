import { z } from 'zod'
import { LETTERS, OPTION_ORDERS } from './letters'
import { TRIAL_QUESTIONS } from './rules'

// Exports only what code in the browser may import: pure functions and constants.
export { LETTERS, findShownLetter, lettersIn } from './letters'
export { scoresByTheme, type ThemeScore, themeSlug } from './theme'
export { questionsBeside, questionToShow } from './theory/choice'

export const CHOOSE_FIRST = 'Choisissez une réponse avant de continuer.'
export const letterSchema = z.enum(LETTERS, CHOOSE_FIRST)

export const examTypeSchema = z.enum(
  ['practice', 'official'],
  "Le type d'examen doit être practice ou official",
)

export const EXAM_TYPES = examTypeSchema.options

/** The item is stored in the visitor's cookie, so it must not contain the right answer. */
export type TrialItem = z.output<typeof trialItemSchema>

const trialItemSchema = z.object({
  questionId: z.int().positive(),
  /** A question gets a new edition when its right answer or its options change. */
  edition: z.int().positive(),
  optionOrder: z.enum(OPTION_ORDERS),
  userAnswer: z.enum(LETTERS).nullable(),
})

export const trialSchema = z
  .array(trialItemSchema)
  .min(1)
  .max(TRIAL_QUESTIONS)
  .refine((items) => new Set(items.map(({ questionId }) => questionId)).size === items.length)
