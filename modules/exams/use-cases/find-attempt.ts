import type { DrawnQuestion } from '../data/attempt-store'
import { isOverdue, remainingSeconds } from '../domain/time'
import { closeBeforeReading, describeClosed } from './close-attempt'
import type { UseCase } from './deps'

export const findAttempt: UseCase<'findAttempt'> = async (deps, own) => {
  const { attempts, clock } = deps
  const open = await closeBeforeReading(deps, own.userId)
  const attempt = open.find(({ id }) => id === own.attemptId)
  const drawn = attempt ? await attempts.questionsOf(attempt.id) : []
  if (!attempt || drawn.length === 0) {
    // Without questions, it was closed between the two reads.
    const closed = await attempts.findOwn(own)
    return closed && describeClosed(deps, closed)
  }
  const now = clock.now()
  return {
    status: 'running',
    id: attempt.id,
    type: attempt.type,
    remainingSeconds: remainingSeconds(attempt, now),
    isOverdue: isOverdue(attempt, now),
    nextPosition: nextPositionOf(drawn),
    // The right answer of an exam in progress never leaves the module.
    questions: drawn.map(({ position, question, optionA, optionB, optionC, userAnswer }) => {
      return { position, question, optionA, optionB, optionC, userAnswer }
    }),
  }
}

export const findRunning: UseCase<'findRunning'> = async (deps, userId) => {
  const open = await closeBeforeReading(deps, userId)
  return open.map(({ id, type }) => ({ id, type }))
}

/** The question to answer next: the first without an answer, the last one when all have one. */
export function nextPositionOf(questions: readonly Pick<DrawnQuestion, 'position' | 'userAnswer'>[]): number {
  return questions.find((question) => question.userAnswer === null)?.position ?? questions.length
}
