import type { Flag, QuestionFields } from '#modules/exams'
import { RARELY_RIGHT } from '#modules/exams/schemas'
import { enumerate } from '#app/text/words'
import { paths } from '#app/paths'
import type { Change } from '#app/ui/admin/change-list'
import { QUESTION_FIELDS } from '../field-names'

/** In the breadcrumb of the pages below the list. */
export const QUESTIONS_TAB = { label: 'Questions', href: paths.admin.questions() }

export const QUESTION_WORDS = {
  added: 'Question ajoutée avec succès',
  updated: 'Question mise à jour avec succès',
  deleted: 'Question supprimée avec succès',
  notAdded: "Impossible d'ajouter la question",
  notUpdated: 'Impossible de mettre à jour la question',
  notDeleted: 'Impossible de supprimer la question',
} as const

export const DUPLICATE_QUESTION = 'Cette question existe déjà'
export const CHANGED_MEANWHILE = 'Un autre administrateur a modifié cette question entre-temps.'

export const NO_FILE = 'Choisissez un fichier CSV.'
export const IMPORT_FAILED = "Impossible d'importer les questions"

export const FLAGGED = 'À revoir'

/** Why a question should be reviewed. */
export function whyFlagged(flags: readonly Flag[]): string {
  const reasons = {
    'rarely-right': `elle est réussie moins de ${RARELY_RIGHT} fois sur 100`,
    beaten: 'une mauvaise réponse est choisie plus souvent que la bonne',
  } satisfies Record<Flag, string>
  const sentence = enumerate(flags.map((flag) => reasons[flag]))
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

type Answered = Pick<QuestionFields, 'correctAnswer' | 'optionA' | 'optionB' | 'optionC'>

/** 'B. Les armes soumises à autorisation' */
export function answerOf({ correctAnswer, optionA, optionB, optionC }: Answered): string {
  return `${correctAnswer}. ${{ A: optionA, B: optionB, C: optionC }[correctAnswer]}`
}

/** The fields that differ, with both texts. */
export function changesOf(before: QuestionFields, after: QuestionFields): Change[] {
  return FIELDS.filter((field) => textOf(before[field]) !== textOf(after[field])).map((field) => {
    return { field: QUESTION_FIELDS[field], before: before[field] ?? '', after: after[field] ?? '' }
  })
}

const FIELDS = Object.keys(QUESTION_FIELDS) as (keyof typeof QUESTION_FIELDS)[]

/** Browsers send other line breaks than are stored. */
function textOf(text: string | null): string {
  return (text ?? '').replace(/\r\n?/g, '\n').trim()
}
