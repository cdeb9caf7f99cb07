import type { MutableRefObject, RefObject } from 'react'
import { type Ending, endsExam, type IntentFailure } from './intents'

/** Settles once the server has every answer. */
export type Submission = { by: Ending; isSettled: boolean }

/** When handing in failed at zero, the candidate must retry; an automatic retry would reload the page forever. */
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

/** Hands in only once the server has every answer; without a network, the exam waits. */
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
    // The server has corrected the clock.
    ending.current = undefined
    return
  }
  mine.isSettled = true
  form.current?.querySelector<HTMLButtonElement>(`[value=${by}]`)?.click()
}
