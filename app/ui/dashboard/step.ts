import type { Overview, RunningExam, StudyOverview } from '#modules/exams'
import { EXAMS, scoreToPass } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { chanceOfOfficial } from '#app/text/chance'
import { minutesOf, toUnlock, UNLOCKED } from '#app/text/exams'
import { count } from '#app/text/words'
import { timeLeft } from '../exam/running-notice'

export type Step = {
  kind: 'exam' | 'study'
  note: string
  title: string
  text: string
  href: string
  button: string
}

export type State = Pick<Overview, 'running' | 'progress'> & {
  hasResults: boolean
  study: Pick<StudyOverview, 'seriesId' | 'dueToday' | 'dueTomorrow' | 'unseen' | 'mistakes' | 'chances'>
}

export function nextStep(state: State): Step {
  const { running, hasResults, study } = state
  if (running[0]) return resume(running[0])
  if (study.seriesId !== null) return resumeSeries(study.seriesId)
  if (!hasResults) return examStep(state)
  // `dueToday` includes wrongly answered questions, which are due at once.
  if (study.dueToday > 0) return reviseDue(study)
  if (study.unseen > 0) return reviseNew(study)
  return examStep(state)
}

export function examStep({ progress, hasResults, study }: State): Step {
  const type = progress.isOfficialUnlocked ? 'official' : 'practice'
  const { questions } = EXAMS[type]
  const rules = `${questions} questions, ${minutesOf(type)} minutes. Un test est réussi à partir de ${scoreToPass(questions)} bonnes réponses.`
  return {
    ...{ kind: 'exam', note: 'Passer un examen', title: examTitle(progress, hasResults) },
    text: progress.isOfficialUnlocked
      ? [chanceOfOfficial(study.chances), rules].filter(Boolean).join(' ')
      : rules,
    ...{ href: paths.examSelection(), button: "Démarrer l'examen" },
  }
}

function resume(running: RunningExam): Step {
  const { type } = running
  return {
    ...{ kind: 'exam', note: 'Examen en cours' },
    title: type === 'official' ? "L'examen officiel vous attend" : "Votre test d'entraînement vous attend",
    text: `Vos réponses sont enregistrées et ${timeLeft(running)}.`,
    ...{ href: paths.startQuiz(type), button: 'Reprendre' },
  }
}

function resumeSeries(id: number): Step {
  return {
    ...{ kind: 'study', note: 'Série en cours', title: 'Votre série vous attend' },
    text: 'Vos réponses sont enregistrées, et rien ne presse.',
    ...{ href: paths.series(id), button: 'Reprendre la série' },
  }
}

function reviseDue({ dueToday, dueTomorrow, mistakes }: State['study']): Step {
  const wrong = mistakes > 0 && mistakes < dueToday && `Dont ${count(mistakes, 'erreur')} à refaire.`
  const later = dueTomorrow > 0 && `Demain, ${count(dueTomorrow, 'autre')}.`
  return {
    ...{
      kind: 'study',
      note: 'Réviser',
      title: `${count(dueToday, 'question')} à revoir, ${timeFor(dueToday)}`,
    },
    text: [wrong, later].filter(Boolean).join(' ') || (mistakes > 0 ? ONLY_MISTAKES : STILL_KNOWN),
    ...{ href: paths.revise({ source: 'due' }), button: 'Réviser maintenant' },
  }
}

const ONLY_MISTAKES = "La bonne réponse vous a échappé la dernière fois : c'est le moment de la retrouver."
const STILL_KNOWN = 'Le moment est venu de vérifier ce que vous savez encore.'

function reviseNew({ unseen, dueTomorrow }: State['study']): Step {
  const later = dueTomorrow > 0 ? ` Demain, ${dueTomorrow} à revoir.` : ''
  return {
    ...{
      kind: 'study',
      note: 'Réviser',
      title: `${count(unseen, 'question')} jamais ${unseen > 1 ? 'vues' : 'vue'}`,
    },
    text: `Rien n'est à revoir aujourd'hui : découvrez de nouvelles questions.${later}`,
    ...{ href: paths.revise({ source: 'new' }), button: 'Découvrir des questions' },
  }
}

function timeFor(questions: number): string {
  return `environ ${count(Math.ceil(questions / 2), 'minute')}`
}

function examTitle({ passed, ...official }: Overview['progress'], hasResults: boolean): string {
  if (official.isOfficialPassed) return 'Examen officiel réussi'
  if (official.isOfficialUnlocked) return UNLOCKED
  if (!hasResults) return 'Passez votre premier test'
  return toUnlock(passed)
}
