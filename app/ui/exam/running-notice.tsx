import type { RunningExam } from '#modules/exams'
import { paths } from '#app/paths'
import { ActionLink } from '../content/links'
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

/** Returns the time that was left when the page was loaded: 'il reste 3:12'. */
export function timeLeft({ time, remainingSeconds }: RunningExam): string {
  return time === 'none' ? 'rien ne presse' : `il reste ${shortDuration(remainingSeconds)}`
}
