import { z } from 'zod'
import { VISIBLE, withPlainLineBreaks } from '../kernel/fields'
import { CHECKS } from './domain/check'
import { LETTERS, OPTION_ORDERS } from './domain/question'
import { REMINDERS } from './domain/reminders'
import { EXAMS, TRIAL_QUESTIONS } from './domain/rules'

export type { BarredPoint, Finding, Measure, Rule, Share } from './domain/audit'
export { ANSWERS_TO_TRUST, ASSUMED_SHARES, chanceOf, DRAWS, QUESTIONS_TO_KNOW, READY } from './domain/chance'
export { FEW_ANSWERS, RARELY_RIGHT, TELLS_LITTLE, TOO_EASY } from './domain/item-statistics'
export { type Check, CHECKS } from './domain/check'
export { BOXES, DAYS_UNTIL_DUE, isMastered } from './domain/mastery'
export * from './domain/question'
export { REMINDER_HOUR } from './domain/reminders'
export * from './domain/rules'
export * from './domain/series'
export * from './domain/theory'
export * from './domain/theme'
export * from './lesson-schema'
export * from './report-schema'

export type QuestionFields = z.output<typeof questionSchema>

/** What a client reports of an exam that it ran; the score that it claims is not read. */
export type ClaimedResult = z.output<typeof examResultSchema>

export const letterSchema = z.enum(LETTERS, 'Choisissez une réponse avant de continuer.')

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

export const INVISIBLE = 'Le texte contient un caractère invisible'

/** What the list of statements to verify can be narrowed to. */
export const CHECK_FILTERS = { show: ['due', 'unread'], kind: ['question', 'lesson'] } as const
export type CheckedKind = (typeof CHECK_FILTERS)['kind'][number]

/** How difficult a question is: to recall a rule, to tell it from its neighbours, to apply it to a case. */
export const DIFFICULTIES = [1, 2, 3] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

const needed = {
  question: required('La question est requise', 1000).refine(
    (question) => question === '' || /[\p{L}\p{N}]/u.test(question),
    'La question est requise',
  ),
  optionA: required("L'option A est requise", 500),
  optionB: required("L'option B est requise", 500),
  optionC: required("L'option C est requise", 500),
  correctAnswer: z.enum(LETTERS, 'La bonne réponse doit être A, B ou C'),
}

const LOWER_CASE = 'des minuscules sans accents, des chiffres et des tirets'

const optionals = {
  theme: emptiable(100),
  explanation: emptiable(2000),
  source: emptiable(500),
  why: emptiable(2000),
  trap: emptiable(2000),
  remember: emptiable(200),
  difficulty: z
    .union([z.literal(DIFFICULTIES), z.enum(['1', '2', '3', ''])], 'La difficulté est 1, 2 ou 3')
    .nullable()
    .transform((value) => (value ? (Number(value) as Difficulty) : null)),
  article: emptiable(200),
  sourceUrl: matching(/^https:\/\/\S+$/, "L'adresse du texte commence par https:// et n'a pas d'espace", 500),
  checkedOn: checkDateSchema()
    .nullable()
    .transform((value) => value || null),
  checkedBy: z
    .enum([...CHECKS, ''], 'Le mode de vérification est texte, reproduction ou pratique')
    .nullable()
    .transform((value) => value || null),
  group: matching(/^[a-z0-9-]+$/, `Le groupe s'écrit avec ${LOWER_CASE}`, 100),
  picture: matching(/^[a-z0-9-]+$/, `Le nom de l'image s'écrit avec ${LOWER_CASE}`, 100),
  pictureAlt: emptiable(500),
  lesson: matching(
    /^[a-z0-9-]+(#[a-z0-9-]+)?$/,
    "La leçon s'écrit comme la fin de son adresse, par exemple stockage#a-retenir",
    200,
  ),
}

export type OptionalColumn = keyof typeof optionals
export const OPTIONAL_COLUMNS = Object.keys(optionals) as OptionalColumn[]

/** The fields of a question, in the order of a file's columns. */
export const QUESTION_COLUMNS = [...Object.keys(needed), ...OPTIONAL_COLUMNS] as (keyof QuestionFields)[]

type Options = Record<'optionA' | 'optionB' | 'optionC', string>

const SAME_OPTION = {
  error: 'Cette option existe déjà',
  params: { isSameOption: true },
  // Reported together with the other faults, not after they are fixed.
  when: ({ value }: { value: unknown }) => {
    const { optionA, optionB, optionC } = Object(value) as Partial<Options>
    return [optionA, optionB, optionC].every((option) => typeof option === 'string')
  },
}

/** A field that is left out is empty. */
export const questionSchema = withRules(z.object({ ...needed, ...nullByDefault(optionals) }))

/** A change by a call: a field that is left out stays, one that is emptied is cleared. */
export const questionChangeSchema = withRules(z.object({ ...needed, ...z.object(optionals).partial().shape }))

function nullByDefault<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const entries = Object.entries(shape).map(([name, schema]) => [name, schema.default(null)])
  return Object.fromEntries(entries) as { [Name in keyof Shape]: z.ZodDefault<Shape[Name]> }
}

/** No two options may read the same, capitals and spaces aside; and a picture is described. */
function withRules<
  Schema extends z.ZodType<Options & { picture?: string | null; pictureAlt?: string | null }>,
>(schema: Schema): Schema {
  return schema
    .refine(({ optionA, optionB }) => !isSame(optionB, optionA), { path: ['optionB'], ...SAME_OPTION })
    .refine(({ optionA, optionB, optionC }) => !isSame(optionC, optionA) && !isSame(optionC, optionB), {
      path: ['optionC'],
      ...SAME_OPTION,
    })
    .refine(({ picture, pictureAlt }) => !picture || Boolean(pictureAlt), {
      path: ['pictureAlt'],
      error: "Décrivez l'image, sans donner la réponse",
    })
    .refine(({ picture, pictureAlt }) => picture !== undefined || pictureAlt === undefined, {
      path: ['picture'],
      error: 'Une description vient avec son image : donnez les deux',
    })
}

function isSame(one: string, other: string): boolean {
  const read = (option: string) => option.toLowerCase().replace(/\s+/g, ' ')
  return one !== '' && read(one) === read(other)
}

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

function text(max: number, message: string) {
  return z
    .string(message)
    .overwrite(withPlainLineBreaks)
    .trim()
    .max(max, `Le texte ne peut pas dépasser ${max} caractères`)
    .regex(VISIBLE, INVISIBLE)
}

function required(message: string, max: number) {
  return text(max, message).min(1, message)
}

function emptiable(max: number) {
  return text(max, 'Texte invalide')
    .nullable()
    .transform((value) => value || null)
}

/** Empty, or of this form. */
function matching(form: RegExp, message: string, max: number) {
  return text(max, message)
    .regex(new RegExp(`^$|${form.source}`), message)
    .nullable()
    .transform((value) => value || null)
}

function checkDateSchema() {
  return z.iso.date('La date de vérification est un jour écrit AAAA-MM-JJ').or(z.literal(''))
}

/** 'Réponse 3 : …' for a fault at `answers.2.userAnswer`. */
function ofAnswer(fault: string) {
  const error = ({ path = [] }: { path?: PropertyKey[] }) => `Réponse ${Number(path[1]) + 1} : ${fault}`
  return { error }
}
