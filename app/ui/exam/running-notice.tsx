import type { RunningExam } from '#modules/exams'
import { paths } from '#app/paths'
import { ActionLink } from '../content/links'
import { clock } from '#app/text/format'
import { french } from '../text/text'
import { shortDuration } from './duration'
import * as css from './exam-actions.css'

export function RunningNotice({ running: [first] }: { running: readonly RunningExam[] }) {
  if (!first) return null
  return (
    <div className={css.notice}>
      <p>{french(`Examen en cours : ${timeLeft(first)}`)}</p>
      <ActionLink href={paths.startQuiz(first.type)}>Reprendre l'examen</ActionLink>
    </div>
  )
}

/** Returns the time that was left when the page was loaded: "il reste 3:12, jusqu'à 18 h 12". */
export function timeLeft(exam: RunningExam): string {
  return exam.time === 'none' ? 'rien ne presse' : `il reste ${timeAndEnd(exam)}`
}

/** Returns "3:12, jusqu'à 18 h 12". The end stays true while the page stays open. */
export function timeAndEnd({ remainingSeconds }: Pick<RunningExam, 'remainingSeconds'>): string {
  const end = new Date(Date.now() + remainingSeconds * 1000)
  return `${shortDuration(remainingSeconds)}, jusqu'à ${clock(end)}`
}
