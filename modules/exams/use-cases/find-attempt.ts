import type { AskedQuestion, ClosedAttempt, Exams, RunningAttempt } from '../contract'
import type { Attempt, DrawnQuestion } from '../data/attempt-store'
import { nextPositionOf } from '../domain/progress'
import { remainingSeconds } from '../domain/time'
import { closeBeforeReading, describeClosed } from './close-attempt'
import type { Parts } from './parts'

export async function findAttempt(
  parts: Parts,
  userId: number,
  attemptId: number,
): Promise<RunningAttempt | ClosedAttempt | null> {
  await closeBeforeReading(parts, userId)
  const attempt = await parts.attempts.findOwn(userId, attemptId)
  if (!attempt) return null
  if (attempt.closedAt) return describeClosed(parts, attempt)
  const questions = await parts.attempts.questionsOf(attempt.id)
  // Closed between the two reads: the questions went with it.
  if (questions.length === 0) return findAttempt(parts, userId, attemptId)
  return describeRunning(parts, attempt, questions)
}

export async function findRunning(parts: Parts, userId: number): ReturnType<Exams['findRunning']> {
  await closeBeforeReading(parts, userId)
  const open = await parts.attempts.findOpen({ userId })
  return open.map(({ id, type }) => ({ id, type }))
}

function describeRunning({ clock }: Parts, attempt: Attempt, questions: DrawnQuestion[]): RunningAttempt {
  return {
    status: 'running',
    id: attempt.id,
    type: attempt.type,
    remainingSeconds: remainingSeconds(attempt, clock.now()),
    nextPosition: nextPositionOf(questions),
    questions: questions.map(withoutAnswerKey),
  }
}

/** The right answer of an exam in progress never leaves the module. */
function withoutAnswerKey(drawn: DrawnQuestion): AskedQuestion {
  const { position, question, optionA, optionB, optionC, userAnswer } = drawn
  return { position, question, optionA, optionB, optionC, userAnswer }
}
