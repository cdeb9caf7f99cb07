import type { Flag } from '#modules/exams'
import { RARELY_RIGHT } from '#modules/exams/schemas'
import { enumerate } from '#app/text/enumerate'

export const DUPLICATE_QUESTION = 'Cette question existe déjà'
export const CHANGED_MEANWHILE = 'Un autre administrateur a modifié cette question entre-temps.'

export const QUESTION_WORDS = {
  added: 'Question ajoutée avec succès',
  updated: 'Question mise à jour avec succès',
  deleted: 'Question supprimée avec succès',
  notAdded: "Impossible d'ajouter la question",
  notUpdated: 'Impossible de mettre à jour la question',
  notDeleted: 'Impossible de supprimer la question',
} as const

export const NO_FILE = 'Choisissez un fichier CSV.'
export const IMPORT_FAILED = "Impossible d'importer les questions"

/** Beside the form: what comes of it. */
export const NEW_QUESTION = {
  title: 'Et ensuite ?',
  text: 'La question peut être tirée dès le prochain examen.',
}
export const NEW_VERSION = {
  title: 'Une nouvelle version',
  text: 'Les examens en cours et les anciens résultats gardent la version qui a été posée.',
}

export const FLAGGED = 'À revoir'

/** Why a question asks for a second look, in a sentence. */
export function whyFlagged(flags: readonly Flag[]): string {
  const reasons = {
    'rarely-right': `elle est réussie moins de ${RARELY_RIGHT} fois sur 100`,
    beaten: 'une mauvaise réponse est choisie plus souvent que la bonne',
  } satisfies Record<Flag, string>
  const told = enumerate(flags.map((flag) => reasons[flag]))
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`
}
