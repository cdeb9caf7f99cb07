import type { ExamType } from '../../../modules/exams'

/** What the pages call the two exams. */
export const EXAM_NAMES: Record<ExamType, string> = { practice: 'Entraînement', official: 'Officiel' }

export const TIME_IS_UP = 'Le temps est écoulé.'

export const LOCKED = "Réussissez d'abord 5 tests d'entraînement"

export const NOT_ENOUGH_QUESTIONS =
  "Il n'y a pas assez de questions dans la base de données pour créer un examen."

export const CHOOSE_FIRST = 'Choisissez une réponse avant de continuer.'

/** 'une question' … 'dix questions' would be prettier; figures are quicker to read. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${n} ${n > 1 ? plural : singular}`
}
