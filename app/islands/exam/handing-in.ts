import type { MutableRefObject, RefObject } from 'react'
import { type Ending, endsExam, type IntentFailure } from './intents'

/** `isSettled` says whether the server has every answer. */
export type Submission = { by: Ending; isSettled: boolean }

/**
 * Returns the submission that failed after the time was up, if any. The countdown must not repeat this
 * submission, because each repeat would reload the page.
 */
export function toFailedSubmission(sent: {
  failure: IntentFailure | null
  remainingSeconds: number
}): Submission | undefined {
  const { failure, remainingSeconds } = sent
  const hasFailed = failure && endsExam(failure.intent) && remainingSeconds === 0
  return hasFailed ? { by: 'time-up', isSettled: false } : undefined
}

type Exam = {
  form: RefObject<HTMLFormElement>
  settle: (options: { urgent: boolean }) => Promise<unknown>
  secondsLeft: () => number
}

/** Waits until the server has every answer, and then ends the exam. */
export async function handIn(
  ending: MutableRefObject<Submission | undefined>,
  by: Ending,
  { form, settle, secondsLeft }: Exam,
) {
  if (ending.current?.by === by) return
  const mine = { by, isSettled: false }
  ending.current = mine
  await settle({ urgent: by === 'time-up' })
  if (ending.current !== mine) return
  if (by === 'time-up' && secondsLeft() > 0) {
    // The server has corrected the clock, so there is time left.
    ending.current = undefined
    return
  }
  mine.isSettled = true
  form.current?.querySelector<HTMLButtonElement>(`[value=${by}]`)?.click()
}
