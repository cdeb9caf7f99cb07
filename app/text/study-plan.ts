import type { Overview, StudyOverview } from '#modules/exams'
import { daysBetween } from '#modules/kernel/day'
import { count } from './words'

type Plan = Pick<StudyOverview, 'today' | 'examDate' | 'pace'>

/** What to do a day until the exam, as honestly as the days allow; null without a date. */
export function planInWords({ today, examDate, pace }: Plan): string | null {
  if (examDate === null) return null
  if (pace === null) {
    return examDate === today
      ? "C'est aujourd'hui. Bonne chance !"
      : 'Cette date est passée : indiquez la suivante, ou retirez-la.'
  }
  const { answers, inTime } = pace
  if (answers === 0) return 'Chaque question est maîtrisée : entretenez-les en révisant ce qui est à revoir.'
  const daily = `${count(answers, 'bonne réponse', 'bonnes réponses')} par jour`
  if (inTime) return `Avec ${daily}, chaque question est maîtrisée avant cette date.`
  return `Une question monte d'une boîte par jour au plus : il reste trop peu de jours pour les maîtriser toutes. Avec ${daily}, vous irez aussi loin que possible.`
}

type State = Pick<StudyOverview, 'today' | 'examDate' | 'dueToday'> &
  Pick<Overview['progress'], 'isOfficialPassed'> & { hasResults: boolean }

/** The line under the greeting: where the member stands with the theory exam. */
export function whereYouStand({ today, examDate, dueToday, isOfficialPassed, hasResults }: State): string {
  const days = examDate === null ? -1 : daysBetween(today, examDate)
  if (days === 0) return "Votre examen théorique est aujourd'hui."
  if (days === 1) return 'Votre examen théorique est demain.'
  if (days > 1) return `Votre examen théorique est dans ${days} jours.`
  if (!hasResults)
    return "Préparez l'examen théorique : un premier test de dix questions montre par où commencer."
  if (isOfficialPassed)
    return "Vous avez réussi l'examen officiel de ce site. Gardez la matière en tête jusqu'à l'examen théorique."
  if (dueToday > 0) return "Un peu chaque jour : c'est ainsi que la matière de l'examen théorique reste."
  return "Vous êtes à jour pour l'examen théorique : rien n'est à revoir aujourd'hui."
}
