import type { Chances } from '#modules/exams'
import { DRAWS, QUESTIONS_TO_KNOW, READY } from '#modules/exams/rules'
import { count } from './words'

/** Rounds to 5 %, because the data allow no greater precision. */
export function chanceInWords(chance: number): string {
  if (chance < 0.05) return 'moins de 5 %'
  if (chance > 0.95) return 'plus de 95 %'
  return `${Math.round(chance * 20) * 5} %`
}

/** The chances from which the next word holds. */
export const CHANCE_STEPS = [0.35, 0.65, 0.85] as const

/** The chance in one word. */
export function chanceWord(chance: number): string {
  return ['Faible', 'Incertaine', 'Bonne', 'Très bonne'][
    CHANCE_STEPS.filter((step) => chance >= step).length
  ]!
}

/** 'environ 45 %', 'moins de 5 %' */
export function aboutInWords(chance: number): string {
  const words = chanceInWords(chance)
  return chance < 0.05 || chance > 0.95 ? words : `environ ${words}`
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
  legislation: `Épreuve de législation, ${DRAWS.legislation.toPass} sur ${DRAWS.legislation.questions}`,
}

export const TOO_EARLY = 'Trop tôt pour le dire'

export function missingAnswers(answered: number): string {
  const missing = QUESTIONS_TO_KNOW - answered
  return `Répondez encore à ${count(missing, 'question différente', 'questions différentes')}, et nous pourrons l'estimer.`
}
