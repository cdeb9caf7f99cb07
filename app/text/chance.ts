import type { Chances } from '#modules/exams'
import { DRAWS, QUESTIONS_TO_KNOW, READY } from '#modules/exams/rules'
import { count } from './words'

/** Rounds to 5 %, because the data allow no greater precision. */
export const roundChance = (chance: number): number => Math.round(chance * 20) / 20

/** The lowest chances called 'Incertaine', 'Bonne' and 'Très bonne'. */
export const CHANCE_STEPS = [0.35, 0.65, 0.85] as const

export function chanceWord(chance: number): string {
  const steps = CHANCE_STEPS.filter((step) => roundChance(chance) >= step).length
  return ['Faible', 'Incertaine', 'Bonne', 'Très bonne'][steps]!
}

/** 'environ 45 %', 'moins de 5 %' */
export function aboutInWords(chance: number): string {
  if (chance < 0.05) return 'moins\u00a0de\u00a05\u00a0%'
  if (chance > 0.95) return 'plus\u00a0de\u00a095\u00a0%'
  return `environ\u00a0${Math.round(roundChance(chance) * 100)}\u00a0%`
}

export function formatOfficialChance(chances: Chances | null): string | null {
  const chance = chances?.official ?? null
  if (chance === null) return null
  const words = `Chance de réussite : ${chanceWord(chance).toLowerCase()}, ${aboutInWords(chance)}.`
  return chance < READY ? `${words} Révisez encore pour mettre toutes les chances de votre côté.` : words
}

export const DRAW_NAMES: Record<keyof Chances, string> = {
  practice: `Test d'entraînement, ${DRAWS.practice.toPass} sur ${DRAWS.practice.questions}`,
  official: `Examen officiel, ${DRAWS.official.toPass} sur ${DRAWS.official.questions}`,
  legislation: `Épreuve de législation, ${DRAWS.legislation.toPass} sur ${DRAWS.legislation.questions}`,
}

export const TOO_EARLY = 'Trop tôt pour le dire'

/** Says why the chance is not known. */
export function missingAnswers(answered: number): string {
  const missing = QUESTIONS_TO_KNOW - answered
  if (missing <= 0) return "Le site a encore trop peu de questions pour l'estimer."
  return `Répondez encore à ${count(missing, 'question différente', 'questions différentes')}, et nous pourrons l'estimer.`
}
