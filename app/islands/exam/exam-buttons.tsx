import type { MouseEvent, ReactNode } from 'react'
import { EnterButton, ExamActions, MarkButton } from '#app/ui/exam/exam-actions'
import { Button } from '#app/ui/forms/button'
import { Icon } from '#app/ui/icons/icon'
import type { Ending } from './intents'

type ExamButtonsProps = {
  number: number
  total: number
  isMarked: boolean
  isBlocked: boolean
  children: ReactNode
}

/** A blocked button can still be clicked, and then says what is missing. */
export function ExamButtons({ number, total, isMarked, isBlocked, children }: ExamButtonsProps) {
  const isLast = number === total
  const forward = isLast ? 'finish' : 'next'
  return (
    <>
      <EnterButton name="intent" value={forward} />
      <MarkButton isMarked={isMarked} />
      <ExamActions
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
            <span key={forward}>{isLast ? 'Terminer' : 'Suivant'}</span>
            {!isLast && <Icon name="chevronRight" />}
          </Button>
        }
      />
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
