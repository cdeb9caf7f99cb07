import type { Chances } from '#modules/exams'
import { DRAWS, EXAM_DAY_MINIMUM, QUESTIONS_TO_KNOW, READY } from '#modules/exams/rules'
import { count } from './words'

/** Rounds to 5 %, because the data allow no greater precision. */
export function chanceInWords(chance: number): string {
  if (chance < 0.05) return 'moins de 5 %'
  if (chance > 0.95) return 'plus de 95 %'
  return `${Math.round(chance * 20) * 5} %`
}

export function chanceOfOfficial(chances: Chances | null): string | null {
  const chance = chances?.official ?? null
  if (chance === null) return null
  const words = `Chance de réussite : ${chanceInWords(chance)}.`
  return chance < READY ? `${words} Révisez encore pour mettre toutes les chances de votre côté.` : words
}

export function markInWords(exam: keyof Chances): string {
  const { questions, toPass } = DRAWS[exam]
  return `${toPass} bonnes réponses sur ${questions}`
}

export const DRAW_NAMES: Record<keyof Chances, string> = {
  practice: `Entraînement, ${DRAWS.practice.toPass} sur ${DRAWS.practice.questions}`,
  official: `Examen officiel, ${DRAWS.official.toPass} sur ${DRAWS.official.questions}`,
  examDay: `Dix questions, seuil de ${EXAM_DAY_MINIMUM} %`,
}

export function notKnownYet(answered: number): string {
  const missing = QUESTIONS_TO_KNOW - answered
  return `Trop tôt pour le dire : répondez encore à ${count(missing, 'question différente', 'questions différentes')}.`
}
