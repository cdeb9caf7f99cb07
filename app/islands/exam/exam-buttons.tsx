import type { MouseEvent, ReactNode } from 'react'
import * as css from '#app/ui/exam/exam-actions.css'
import { Button } from '#app/ui/forms/button'
import { Icon } from '#app/ui/icons/icon'
import { hidden } from '#app/ui/text/text.css'
import type { Ending } from './intents'

type ExamButtonsProps = {
  number: number
  total: number
  isMarked: boolean
  isBlocked: boolean
  children: ReactNode
}

/** If `isBlocked`, the forward button looks disabled. A click on it shows what is missing. */
export function ExamButtons({ number, total, isMarked, isBlocked, children }: ExamButtonsProps) {
  const isLast = number === total
  const forward = isLast ? 'finish' : 'next'
  const mark = isMarked ? 'unmark' : 'mark'
  return (
    <>
      {/* Enter presses this hidden button, because it is the form's first submit button. */}
      <button
        type="submit"
        name="intent"
        value={forward}
        className={hidden}
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className={css.mark}>
        <Button name="intent" value={mark} variant="quiet" size="small">
          <Icon name="flag" />
          <span key={mark}>{isMarked ? 'Retirer la marque' : 'Marquer pour y revenir'}</span>
        </Button>
      </div>
      <div className={css.actions}>
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
