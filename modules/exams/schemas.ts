import { z } from 'zod'
import { LETTERS, OPTION_ORDERS } from './letters'
import { REMINDERS } from './study-plans/reminder-days'
import { EXAMS, TRIAL_QUESTIONS } from './rules'

export { ANSWERS_TO_TRUST, ASSUMED_SHARES, chanceOf, DRAWS, QUESTIONS_TO_KNOW, READY } from './memory/chance'
export { FEW_ANSWERS, RARELY_RIGHT, TELLS_LITTLE, TOO_EASY } from './questions/statistics'
export { OFTEN } from './questions/audit/words'
export { type Check, CHECK_MONTHS, CHECKS } from './statements/check'
export { BOXES, DAYS_UNTIL_DUE, isMastered, MASTERED } from './memory/card'
export * from './letters'
export { MORNING_HOUR } from '../kernel/mornings'
export * from './rules'
export * from './series/choice'
export * from './theory/choice'
export * from './theme'
export * from './lessons/schema'
export * from './questions/schema'
export * from './reports/schema'

/** What a client reports of an exam that it ran; the score that it claims is not read. */
export type ClaimedResult = z.output<typeof examResultSchema>

export const CHOOSE_FIRST = 'Choisissez une réponse avant de continuer.'
export const letterSchema = z.enum(LETTERS, CHOOSE_FIRST)

export const examTypeSchema = z.enum(
  ['practice', 'official'],
  "Le type d'examen doit être practice ou official",
)

export const EXAM_TYPES = examTypeSchema.options

/** A question of a trial as the visitor's browser keeps it: its right answer can be told from none of this. */
export type TrialItem = z.output<typeof trialItemSchema>

const trialItemSchema = z.object({
  questionId: z.int().positive(),
  /** It goes up when the question has another key or other options. */
  edition: z.int().positive(),
  optionOrder: z.enum(OPTION_ORDERS),
  userAnswer: z.enum(LETTERS).nullable(),
})

export const trialSchema = z
  .array(trialItemSchema)
  .min(1)
  .max(TRIAL_QUESTIONS)
  .refine((items) => new Set(items.map(({ questionId }) => questionId)).size === items.length)

/** What the admins' list of results can be filtered and sorted by, newest first unless another order is chosen. */
export const RESULT_FILTERS = {
  type: EXAM_TYPES,
  outcome: ['passed', 'failed'],
  sort: ['recent', 'oldest', 'best', 'worst'],
} as const
export type ExamOutcome = (typeof RESULT_FILTERS)['outcome'][number]
export type ResultSort = (typeof RESULT_FILTERS)['sort'][number]

/** The order of the bank, newest first unless another is chosen. */
export const BANK_SORTS = ['oldest', 'hardest', 'most-asked'] as const

/** What the list of statements to verify can be narrowed to. */
export const CHECK_FILTERS = { show: ['due', 'unread'], kind: ['question', 'lesson'] } as const
export type CheckedKind = (typeof CHECK_FILTERS)['kind'][number]

/** The form of a member's reminders. */
export const remindersSchema = z.object({ reminders: z.enum(REMINDERS, 'Choisissez une fréquence') })
/** The form of the day of a member's exam. */
export const examDateSchema = z.object({ examDate: z.iso.date('Indiquez le jour de votre examen') })

const LARGEST_ID = 2 ** 31 - 1

const claimedAnswerSchema = z.object(
  {
    questionId: z
      .number(ofAnswer("l'identifiant de la question est requis"))
      .refine(
        (id) => Number.isInteger(id) && id >= 1 && id <= LARGEST_ID,
        ofAnswer("la question n'existe pas"),
      ),
    userAnswer: z
      .enum([...LETTERS, ''], ofAnswer('le choix doit être A, B, C ou vide'))
      .nullish()
      .transform((letter) => letter || null),
  },
  ofAnswer('un objet est attendu'),
)

/** The answers are counted before they are checked: a body full of faults must not become a reply full of messages. */
export const examResultSchema = z
  .object({
    examType: examTypeSchema.default('practice'),
    totalQuestions: z.number('Le nombre de questions est requis'),
    timeSpent: z
      .number('Le temps passé, en secondes, est requis')
      .min(0, 'Le temps passé ne peut pas être négatif'),
    answers: z
      .array(z.unknown(), 'La liste des réponses est requise')
      .max(EXAMS.official.questions, `Un examen compte au plus ${EXAMS.official.questions} réponses`)
      .pipe(z.array(claimedAnswerSchema)),
  })
  .refine(({ examType, totalQuestions }) => totalQuestions === EXAMS[examType].questions, {
    path: ['totalQuestions'],
    error: `Le nombre de questions est ${EXAMS.practice.questions} pour un entraînement, ${EXAMS.official.questions} pour un examen officiel`,
  })
  .refine(({ examType, answers }) => answers.length <= EXAMS[examType].questions, {
    path: ['answers'],
    error: "Il y a plus de réponses que l'examen n'a de questions",
  })
  .refine(({ answers }) => new Set(answers.map((answer) => answer.questionId)).size === answers.length, {
    path: ['answers'],
    error: "Une question n'a qu'une réponse",
  })

/** 'Réponse 3 : …' for a fault at `answers.2.userAnswer`. */
function ofAnswer(fault: string) {
  const error = ({ path = [] }: { path?: PropertyKey[] }) => `Réponse ${Number(path[1]) + 1} : ${fault}`
  return { error }
}
