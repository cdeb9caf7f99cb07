import type { ReactNode } from 'react'
import { hidden } from '../text/text.css'
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
