import { ok, refuse } from '../../kernel/result'
import type { Exams, Letter } from '../contract'
import { overdueBefore } from '../domain/time'
import { closeOverdue } from './close-attempt'
import type { Parts } from './parts'

export async function answer(
  parts: Parts,
  userId: number,
  attemptId: number,
  position: number,
  letter: Letter,
): ReturnType<Exams['answer']> {
  const at = parts.clock.now()
  const notOverdueBefore = overdueBefore(at)
  const saved = await parts.attempts.saveAnswer({ userId, attemptId, position, letter, at, notOverdueBefore })
  if (saved) return ok(undefined)

  await closeOverdue(parts, userId)
  const attempt = await parts.attempts.findOwn(userId, attemptId)
  return refuse(attempt?.closedAt ? 'closed' : 'unknown')
}
