import type { Overview, StudyOverview } from '#modules/exams'
import { DAYS_UNTIL_DUE, EXAMS } from '#modules/exams/rules'
import { daysBetween } from '#modules/kernel/day'
import { count, thousands } from './words'

type Plan = Pick<StudyOverview, 'today' | 'examDate' | 'dailyGoal'>

export function planInWords({ today, examDate, dailyGoal }: Plan): string | null {
  if (examDate === null) return null
  if (dailyGoal === null) {
    return examDate === today
      ? "C'est aujourd'hui. Bonne chance !"
      : 'Cette date est passée : indiquez la suivante, ou retirez-la.'
  }
  const { answers, inTime } = dailyGoal
  if (answers === 0 && inTime)
    return 'Chaque question est maîtrisée : entretenez-les en révisant ce qui est à revoir.'
  const daily = `${count(answers, 'bonne réponse', 'bonnes réponses')} par jour`
  if (inTime) return `Avec ${daily} à des questions pas encore maîtrisées, chacune l'est avant cette date.`
  const late = `Une question revient après ${DAYS_UNTIL_DUE[2]} jours, puis ${DAYS_UNTIL_DUE[3]} : il reste trop peu de jours pour les maîtriser toutes.`
  return answers === 0 ? late : `${late} Avec ${daily}, vous irez aussi loin que possible.`
}

type State = Pick<StudyOverview, 'today' | 'examDate' | 'dailyGoal' | 'dueToday'> &
  Pick<Overview['progress'], 'isOfficialPassed'> & { hasResults: boolean }

export function whereYouStand({ today, examDate, dailyGoal, dueToday, ...state }: State): string {
  const days = examDate === null ? -1 : daysBetween(today, examDate)
  if (days === 0) return "Votre examen théorique est aujourd'hui."
  if (days > 0)
    return `Votre examen théorique est ${days === 1 ? 'demain' : `dans ${days} jours`}.${todayInWords(dailyGoal)}`
  if (!state.hasResults)
    return `Préparez l'examen théorique : un premier test de ${EXAMS.practice.questions} questions montre par où commencer.`
  if (state.isOfficialPassed)
    return "Vous avez réussi l'examen officiel de ce site. Gardez la matière en tête jusqu'à l'examen théorique."
  if (dueToday > 0) return "Un peu chaque jour, et vous retenez la matière de l'examen théorique."
  return "Vous êtes à jour pour l'examen théorique : rien n'est à revoir aujourd'hui."
}

function todayInWords(dailyGoal: Plan['dailyGoal']): string {
  if (!dailyGoal?.forToday) return ''
  const given = count(dailyGoal.given, 'bonne réponse', 'bonnes réponses')
  return ` Aujourd'hui : ${given} sur ${thousands(dailyGoal.forToday)}.`
}
