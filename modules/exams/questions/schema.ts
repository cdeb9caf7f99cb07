import { z } from 'zod'
import { optionalDay, tooLong, typed, VISIBLE } from '#modules/kernel/fields'
import { LETTERS } from '../letters'
import { DIFFICULTIES, type Difficulty, LONGEST } from '../rules'
import { CHECKS } from '../statements/schema'
import { isSameText } from './text'

export type QuestionFields = z.output<typeof questionSchema>

export const BANK_SORTS = ['oldest', 'hardest', 'most-asked'] as const

export const INVISIBLE = 'Le texte contient un caractère invisible'
export const WORDLESS = 'La question est requise'

const { question: longest } = LONGEST

const needed = {
  question: required(WORDLESS, longest.question).regex(/^$|[\p{L}\p{N}]/u, WORDLESS),
  optionA: required("L'option A est requise", longest.option),
  optionB: required("L'option B est requise", longest.option),
  optionC: required("L'option C est requise", longest.option),
  correctAnswer: z.enum(LETTERS, 'La bonne réponse doit être A, B ou C'),
}

const LOWER_CASE = 'des minuscules sans accents, des chiffres et des tirets'

const optionals = {
  theme: emptiable(longest.theme),
  explanation: emptiable(longest.explanation),
  source: emptiable(longest.source),
  why: emptiable(longest.why),
  trap: emptiable(longest.trap),
  remember: emptiable(longest.remember),
  difficulty: z
    .union(
      [
        z.literal(DIFFICULTIES),
        // Accepts '2,0', which a spreadsheet may write for 2.
        z
          .string()
          .overwrite((number) => number.replace(/[.,]0+$/, ''))
          .pipe(z.enum(['1', '2', '3', ''])),
      ],
      'La difficulté est 1, 2 ou 3',
    )
    .nullable()
    .transform((value) => (value ? (Number(value) as Difficulty) : null)),
  article: emptiable(longest.article),
  sourceUrl: matching(
    /^https:\/\/\S+$/,
    "L'adresse du texte commence par https:// et n'a pas d'espace",
    longest.sourceUrl,
  ),
  checkedOn: optionalDay(),
  checkedBy: z
    .enum([...CHECKS, ''], 'Le mode de vérification est texte, reproduction, pratique ou non-lu')
    .nullable()
    .transform((value) => value || null),
  group: matching(/^[a-z0-9-]+$/, `Le groupe s'écrit avec ${LOWER_CASE}`, longest.group),
  picture: matching(/^[a-z0-9-]+$/, `Le nom de l'image s'écrit avec ${LOWER_CASE}`, longest.picture),
  pictureAlt: emptiable(longest.pictureAlt),
  lesson: matching(
    /^[a-z0-9-]+(#[a-z0-9-]+)?$/,
    "La leçon s'écrit comme la fin de son adresse, par exemple stockage#a-retenir",
    longest.lesson,
  ),
}

export type OptionalColumn = keyof typeof optionals
export const OPTIONAL_COLUMNS = Object.keys(optionals) as OptionalColumn[]

export const QUESTION_COLUMNS = [...Object.keys(needed), ...OPTIONAL_COLUMNS] as (keyof QuestionFields)[]

type Options = Record<'optionA' | 'optionB' | 'optionC', string>

const SAME_OPTION = {
  error: 'Cette option existe déjà',
  params: { isSameOption: true },
  // Runs this check even if other fields are faulty.
  when: ({ value }: { value: unknown }) => {
    const { optionA, optionB, optionC } = Object(value) as Partial<Options>
    return [optionA, optionB, optionC].every((option) => typeof option === 'string')
  },
}

/** An omitted optional field becomes empty. */
export const questionSchema = withRules(z.object({ ...needed, ...nullByDefault(optionals) }))

/** An omitted optional field keeps its stored value. An empty optional field clears the stored value. */
export const questionChangeSchema = withRules(z.object({ ...needed, ...z.object(optionals).partial().shape }))

function nullByDefault<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const entries = Object.entries(shape).map(([name, schema]) => [name, schema.default(null)])
  return Object.fromEntries(entries) as { [Name in keyof Shape]: z.ZodDefault<Shape[Name]> }
}

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
  return one !== '' && isSameText(one, other)
}

function text(max: number, message: string) {
  return typed(message).max(max, tooLong('Le texte', max)).regex(VISIBLE, INVISIBLE)
}

function required(message: string, max: number) {
  return text(max, message).min(1, message)
}

function emptiable(max: number) {
  return text(max, 'Texte invalide')
    .nullable()
    .transform((value) => value || null)
}

function matching(form: RegExp, message: string, max: number) {
  return text(max, message)
    .regex(new RegExp(`^$|${form.source}`), message)
    .nullable()
    .transform((value) => value || null)
}
