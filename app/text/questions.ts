import type { Flag, ItemStatistics, QuestionFields } from '#modules/exams'
import { FEWEST_ANSWERS, RARELY_RIGHT, TELLS_LITTLE, TOO_EASY } from '#modules/exams/rules'
import { decimal, enumerate, percent, thousands } from './words'

export const QUESTION_DELETED = 'Question supprimée avec succès'
export const DUPLICATE_QUESTION = 'Cette question existe déjà'
export const CHANGED_MEANWHILE = 'Un autre administrateur a modifié cette question entre-temps.'
export const UNKNOWN_PICTURE = "Aucun dessin du site n'a ce nom : la page /test-svg les montre tous"
export const UNKNOWN_LESSON = "Aucune leçon n'a cette adresse, ou elle n'a pas ce paragraphe"

export const CHECK_IN_FUTURE = "La date de vérification n'est pas encore venue"

export const NO_FILE = 'Choisissez un fichier CSV.'
export const IMPORT_FAILED = "Impossible d'importer les questions"

export const FLAGGED = 'À revoir'

export function whyFlagged(flags: readonly Flag[]): string {
  const reasons = {
    'rarely-right': `elle est réussie moins de ${RARELY_RIGHT} fois sur 100`,
    beaten: 'une mauvaise réponse est choisie plus souvent que la bonne',
    'too-easy': `plus de ${percent(TOO_EASY)} la réussissent du premier coup`,
    'tells-little': `elle départage mal les candidats (discrimination sous ${decimal(TELLS_LITTLE)})`,
  } satisfies Record<Flag, string>
  const sentence = enumerate(flags.map((flag) => reasons[flag]))
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

export const FEW = `Moins de ${FEWEST_ANSWERS} premières réponses : trop peu pour juger la question.`

type Discriminating = Pick<ItemStatistics, 'firstAnswers' | 'discrimination'>

/** Returns '0,31', 'n < 20' if there are too few first answers, or '–' if there is no discrimination. */
export function discriminationOf({ firstAnswers, discrimination }: Discriminating): string {
  if (firstAnswers < FEWEST_ANSWERS) return `n < ${FEWEST_ANSWERS}`
  return discrimination === null ? '–' : decimal(discrimination)
}

export function figuresOf({ firstAnswers, firstRight, discrimination }: ItemStatistics): string {
  if (firstAnswers === 0) return 'Aucune première réponse.'
  const first = `Réussie du premier coup à ${percent(firstRight)} (n = ${thousands(firstAnswers)})`
  return discrimination === null ? `${first}.` : `${first}, discrimination ${decimal(discrimination)}.`
}

type Answered = Pick<QuestionFields, 'correctAnswer' | 'optionA' | 'optionB' | 'optionC'>

export function answerOf({ correctAnswer, optionA, optionB, optionC }: Answered): string {
  return `${correctAnswer}. ${{ A: optionA, B: optionB, C: optionC }[correctAnswer]}`
}
