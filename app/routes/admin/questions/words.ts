import type { Flag, QuestionFields } from '#modules/exams'
import { RARELY_RIGHT } from '#modules/exams/schemas'
import { enumerate } from '#app/text/words'

export const DUPLICATE_QUESTION = 'Cette question existe déjà'
export const CHANGED_MEANWHILE = 'Un autre administrateur a modifié cette question entre-temps.'
export const UNKNOWN_PICTURE = "Aucun dessin du site n'a ce nom : la page /test-svg les montre tous"
export const UNKNOWN_LESSON = "Aucune leçon n'a cette adresse, ou elle n'a pas ce paragraphe"

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
