import type { ExamTime, ExamType, RunningExam } from '#modules/exams'
import { paths } from '#app/paths'
import { Actions, ButtonLink } from '../forms/button'
import { french } from '../text/text'
import { shortDuration } from './duration'
import * as css from './exam-card.css'

type OtherRunningProps = { running: RunningExam; begin: { type: ExamType; time: ExamTime } }

/** Before a second exam begins while both clocks would run. */
export function OtherRunning({ running, begin }: OtherRunningProps) {
  const left =
    running.time === 'none'
      ? 'Il vous attend, sans limite de temps.'
      : `Il reste ${shortDuration(running.remainingSeconds)}, et son chronomètre continue.`
  return (
    <section className={css.other} aria-labelledby="en-cours">
      <h2 id="en-cours">{french(`${NAMES[running.type]} est déjà en cours`)}</h2>
      <p>{french(`${left} ${NAMES[begin.type]} n'a pas commencé.`)}</p>
      <Actions>
        <ButtonLink href={paths.startQuiz(running.type)} variant="primary">
          {`Reprendre ${WHICH[running.type]}`}
        </ButtonLink>
        <ButtonLink href={paths.finishQuiz(running.id)}>{`Terminer ${WHICH[running.type]}`}</ButtonLink>
        <ButtonLink href={paths.startQuiz(begin.type, { time: begin.time, beside: 'yes' })}>
          Commencer quand même
        </ButtonLink>
      </Actions>
    </section>
  )
}

const NAMES: Record<ExamType, string> = {
  practice: "L'examen d'entraînement",
  official: "L'examen officiel",
}
const WHICH: Record<ExamType, string> = { practice: "l'entraînement", official: "l'examen officiel" }
