import type { MouseEvent, ReactNode } from 'react'
import { ExamActions } from '#app/ui/exam/exam-actions'
import { Button } from '#app/ui/forms/button'
import { Icon } from '#app/ui/icons/icon'

type ExamButtonsProps = { number: number; total: number; isBlocked: boolean; children: ReactNode }

/** A blocked button can still be clicked: it then says what is missing. */
export function ExamButtons({ number, total, isBlocked, children }: ExamButtonsProps) {
  const isLast = number === total
  const forward = isLast ? 'finish' : 'next'
  return (
    <>
      <ExamActions
        enter={{ name: 'intent', value: forward }}
        previous={
          <Button name="intent" value="previous" disabled={number === 1}>
            <Icon name="chevronLeft" />
            Précédent
          </Button>
        }
        saveState={children}
        next={
          <Button
            name="intent"
            value={forward}
            variant="primary"
            aria-disabled={isBlocked || undefined}
            onClick={isLast ? ignoreSecondClick : undefined}
          >
            {isLast ? 'Terminer' : 'Suivant'}
            {!isLast && <Icon name="chevronRight" />}
          </Button>
        }
      />
      <button type="submit" name="intent" value="time-up" hidden />
    </>
  )
}

/** The second click of a double click on 'Suivant' would land on 'Terminer'. */
function ignoreSecondClick(click: MouseEvent) {
  if (click.detail > 1) click.preventDefault()
}
