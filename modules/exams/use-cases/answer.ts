import { ok, refuse } from '../../kernel/result'
import type { Exams, Letter } from '../contract'
import { overdueBefore, sentAt } from '../domain/time'
import { closeOverdue } from './close-attempt'
import type { Parts } from './parts'

export async function answer(
  parts: Parts,
  userId: number,
  attemptId: number,
  position: number,
  letter: Letter,
  secondsLeft?: number,
): ReturnType<Exams['answer']> {
  const { attempts, clock } = parts
  const at = clock.now()
  const saved = await attempts.saveAnswer({
    userId,
    attemptId,
    position,
    letter,
    at,
    notOverdueBefore: overdueBefore(at),
    notAnsweredAfter: await supersededUntil(parts, userId, attemptId, secondsLeft),
  })
  if (saved) return ok(undefined)

  await closeOverdue(parts, userId)
  const attempt = await attempts.findOwn(userId, attemptId)
  if (attempt?.closedAt) return refuse('closed')
  // A newer answer stands: that is what was asked for.
  return attempt && (await attempts.hasQuestion(attempt.id, position)) ? ok(undefined) : refuse('unknown')
}

async function supersededUntil(
  { attempts, clock }: Parts,
  userId: number,
  attemptId: number,
  secondsLeft: number | undefined,
): Promise<Date> {
  const attempt = secondsLeft === undefined ? null : await attempts.findOwn(userId, attemptId)
  return attempt && secondsLeft !== undefined ? sentAt(attempt.deadline, secondsLeft) : clock.now()
}
