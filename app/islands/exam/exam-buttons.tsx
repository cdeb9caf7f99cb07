import type { MouseEvent, ReactNode } from 'react'
import * as css from '#app/ui/exam/exam-actions.css'
import { flag, flagWords } from '#app/ui/exam/exam-bar.css'
import { Button } from '#app/ui/forms/button'
import { Icon } from '#app/ui/icons/icon'
import { hidden } from '#app/ui/text/text.css'
import type { Ending } from './intents'

type Forward = 'next' | 'finish'

/** The form's first submit button, which Enter presses. */
export function EnterButton({ forward }: { forward: Forward }) {
  return (
    <button type="submit" name="intent" value={forward} className={hidden} tabIndex={-1} aria-hidden="true" />
  )
}

/** A flag, filled while the question is marked. */
export function MarkButton({ isMarked }: { isMarked: boolean }) {
  const mark = isMarked ? 'unmark' : 'mark'
  return (
    <button type="submit" name="intent" value={mark} className={flag}>
      <Icon name="flag" size={22} isFilled={isMarked} />
      <span key={mark} className={flagWords}>
        {isMarked ? 'Retirer la marque' : 'Marquer pour y revenir'}
      </span>
    </button>
  )
}

type ExamButtonsProps = {
  number: number
  forward: Forward
  isBlocked: boolean
  children: ReactNode
}

/** If `isBlocked`, the forward button looks disabled. A click on it shows what is missing. */
export function ExamButtons({ number, forward, isBlocked, children }: ExamButtonsProps) {
  const isLast = forward === 'finish'
  return (
    <>
      <div className={css.examActions}>
        <Button name="intent" value="previous" disabled={number === 1}>
          <Icon name="chevronLeft" />
          Précédent
        </Button>
        <div className={css.save}>{children}</div>
        <Button
          name="intent"
          value={forward}
          variant="primary"
          aria-disabled={isBlocked || undefined}
          onClick={isLast ? ignoreSecondClick : undefined}
        >
          <span key={forward}>{isLast ? 'Terminer' : 'Suivant'}</span>
          {!isLast && <Icon name="chevronRight" />}
        </Button>
      </div>
      {(['finish-anyway', 'time-up'] satisfies Ending[]).map((ending) => (
        <button key={ending} type="submit" name="intent" value={ending} hidden />
      ))}
    </>
  )
}

/** The second click of a double click on 'Suivant' would land on 'Terminer'. */
function ignoreSecondClick(click: MouseEvent) {
  if (click.detail > 1) click.preventDefault()
}
