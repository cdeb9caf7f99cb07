import type { ReactNode } from 'react'
import type { TimeAllowance } from '#modules/exams'
import { count } from '#app/text/words'
import { Button } from '../forms/button'
import { Icon } from '../icons/icon'
import { french, Text } from '../text/text'
import { hidden } from '../text/text.css'
import { shortDuration } from './duration'
import * as css from './exam-actions.css'

type ExamActionsProps = {
  previous: ReactNode
  next: ReactNode
  saveState?: ReactNode
}

export function ExamActions({ previous, next, saveState }: ExamActionsProps) {
  return (
    <div className={css.actions}>
      {previous}
      <div className={css.save}>{saveState}</div>
      {next}
    </div>
  )
}

/** Enter presses this hidden button, because a browser takes the form's first one. */
export function EnterButton(button: { name: string; value: string }) {
  return <button {...button} type="submit" className={hidden} tabIndex={-1} aria-hidden="true" />
}

export function MarkButton({ isMarked }: { isMarked: boolean }) {
  const intent = isMarked ? 'unmark' : 'mark'
  return (
    <div className={css.mark}>
      <Button name="intent" value={intent} variant="quiet" size="small">
        <Icon name="flag" />
        <span key={intent}>{isMarked ? 'Retirer la marque' : 'Marquer pour y revenir'}</span>
      </Button>
    </div>
  )
}

type ResumeNoticeProps = { time: TimeAllowance; seconds: number; action: ReactNode }

export function ResumeNotice({ time, seconds, action }: ResumeNoticeProps) {
  const left =
    time === 'none' ? `il vous attend encore ${daysIn(seconds)}` : `il reste ${shortDuration(seconds)}`
  return (
    <div className={css.notice}>
      <p role="status">{french(`Examen repris, ${left}`)}</p>
      {action}
    </div>
  )
}

/** Says how many days are left, because an exam without a time limit has no clock. */
export function DaysLeft({ seconds }: { seconds: number }) {
  return <Text note>{`Cet examen vous attend ${daysIn(seconds)}.`}</Text>
}

const daysIn = (seconds: number) => count(Math.ceil(seconds / (24 * 3600)), 'jour')
