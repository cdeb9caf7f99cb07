import type { ReactNode } from 'react'
import { french } from '../text/text'
import { hidden } from '../text/text.css'
import { shortDuration } from './duration'
import * as css from './exam-actions.css'

type ExamActionsProps = {
  previous: ReactNode
  next: ReactNode
  saveState?: ReactNode
  /** What the key Enter sends. Without it a form takes its first button, which is the way back. */
  enter?: { name: string; value: string }
}

/** At the bottom of a phone's screen, within the thumb's reach; three columns on a desk. */
export function ExamActions({ previous, next, saveState, enter }: ExamActionsProps) {
  return (
    <div className={css.actions}>
      {enter && <button {...enter} type="submit" className={hidden} tabIndex={-1} aria-hidden="true" />}
      {previous}
      <div className={css.save}>{saveState}</div>
      {next}
    </div>
  )
}

export function KeysHint() {
  return (
    <p className={css.hint}>
      {french('Au clavier : A, B ou C pour répondre, ← et → pour changer de question.')}
    </p>
  )
}

export function ResumeNotice({ seconds, action }: { seconds: number; action?: ReactNode }) {
  return (
    <div className={css.notice}>
      <p role="status">{`Examen repris, il reste ${shortDuration(seconds)}`}</p>
      {action}
    </div>
  )
}
