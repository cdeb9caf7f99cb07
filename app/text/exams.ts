import type { TimeAllowance, ExamType } from '#modules/exams'
import { RETENTION } from '#modules/kernel/retention'
import type { Check } from '#modules/exams/statements/schema'
import {
  DAYS_WITHOUT_LIMIT,
  type Difficulty,
  EXAMS,
  grade,
  isPassed,
  PASSES_TO_UNLOCK,
} from '#modules/exams/rules'
import { formatPeriod } from './period'

export const EXAM_NAMES: Record<ExamType, string> = { practice: 'Entraînement', official: 'Officiel' }

export const TIME_NAMES: Record<TimeAllowance, string> = {
  normal: 'Temps normal',
  '1.5': 'Une fois et demie le temps',
  '2': 'Deux fois le temps',
  none: 'Sans limite',
}

/** Returns '5 minutes' or '7 min 30'. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return seconds % 60 === 0 ? `${minutes}\u00a0minutes` : `${minutes}\u00a0min\u00a0${seconds % 60}`
}

export const WITHOUT_LIMIT = `Sans limite : vous vous exercez, et le résultat ne compte pas. L'examen vous attend ${DAYS_WITHOUT_LIMIT} jours.`

export function examInWords(type: ExamType): string {
  return `${EXAMS[type].questions} questions en ${minutesOf(type)} minutes`
}

export function minutesOf(type: ExamType): number {
  return EXAMS[type].seconds / 60
}

export const NOTHING_RECORDED = "Rien n'a été enregistré."
export const TIME_IS_UP = 'Le temps est écoulé.'

export const LOCKED = `Réussissez d'abord ${PASSES_TO_UNLOCK} tests d'entraînement`

export function toUnlock(passed: number): string {
  const missing = PASSES_TO_UNLOCK - passed
  return `${missing === 1 ? "Plus qu'un test réussi" : `Encore ${missing} tests réussis`}, et l'examen officiel s'ouvre`
}

/** The member's own exams; `EXAM_ANSWERS_GONE` is for admins. */
export const OWN_ANSWERS_GONE = `${answersKept("d'un examen")} ; ce que vous avez appris reste dans vos révisions.`
export const EXAM_ANSWERS_GONE = `${answersKept("d'un examen")}.`
export const SERIES_ANSWERS_GONE = `${answersKept("d'une série")}.`

function answersKept(of: string): string {
  return `Le site garde les réponses ${of} pendant ${formatPeriod(RETENTION.answers)}, puis seulement son résultat`
}

export const UNLOCKED = "Vous êtes prêt pour l'examen officiel !"

export const NOT_ENOUGH_QUESTIONS =
  "Il n'y a pas assez de questions dans la base de données pour créer un examen."

/** Returns the colour of a score. Always show the figure or the verdict too (WCAG 1.4.1). */
export function scoreTone(percent: number) {
  return TONES[grade(percent)]
}

const TONES = { good: 'success', fair: 'warning', weak: 'danger' } as const

export function formatVerdict(result: { score: number; totalQuestions: number }): 'Réussi' | 'Échoué' {
  return isPassed(result) ? 'Réussi' : 'Échoué'
}

export function answersFollow(answers: number): string {
  return answers === 1 ? 'Votre réponse vous suit' : `Vos ${answers} réponses vous suivent`
}

export const DIFFICULTY_NAMES: Record<Difficulty, string> = {
  1: '1 : se rappeler',
  2: '2 : distinguer',
  3: '3 : appliquer',
}

/** Completes the sentence 'Vérifié le …, d'après …'. */
export const CHECKED_AGAINST: Record<Check, string> = {
  texte: 'le texte de la loi ou du décret',
  reproduction: 'les textes lus et des pages qui reproduisent les autres',
  pratique: 'des règles de sécurité et de technique',
  'non-lu': "d'autres sources : texte non lu",
}

export const CHECK_NAMES: Record<Check, string> = {
  texte: 'le texte de la loi ou du décret',
  reproduction: 'une page qui reproduit le texte',
  pratique: 'la règle de sécurité ou de technique',
  'non-lu': "d'autres sources, texte non lu",
}

/** Says below the source of a question who has read it. */
export const CHECKED_HERE: Record<Check, string> = {
  texte: 'Texte lu par ce site',
  reproduction: 'Texte reproduit par une autre page, lu par ce site',
  pratique: 'Règle de pratique, et non de loi, relue par ce site',
  'non-lu': "Texte non lu : réponse d'après d'autres sources, relue par ce site",
}

/** Follows the day of the check. */
export const NOT_CHECKED_BY = "sans avis d'une fédération ni d'un avocat"

/** The title of the field `why`. The reasons of a law are our own. */
export const whyTitle = (checkedBy: Check | null): string =>
  checkedBy === 'pratique' ? 'Pourquoi' : 'Une raison possible'
