import type { ClosedAttempt, OwnAttempt } from '../contract'
import type { Attempt, DrawnQuestion } from '../data/attempt-store'
import { isOverdue, remainingSeconds } from '../domain/time'
import { closeBeforeReading, describeClosed } from './close-attempt'
import type { Deps, UseCase } from './deps'

export const findAttempt: UseCase<'findAttempt'> = async (deps, own) => {
  const open = await closeBeforeReading(deps, own.userId)
  const attempt = open.find(({ id }) => id === own.attemptId)
  const questions = attempt ? await deps.attempts.questionsOf(attempt.id) : []
  // Without questions, it was closed between the two reads.
  if (!attempt || questions.length === 0) return findClosed(deps, own)
  return {
    ...running(deps, attempt),
    isOverdue: isOverdue(attempt, deps.clock.now()),
    nextPosition: nextPositionOf(questions),
    // The right answer of an exam in progress never leaves the module.
    questions: questions.map(({ correctAnswer: _key, questionVersionId: _version, ...asked }) => {
      const {
        questionId: _question,
        edition: _edition,
        optionOrder: _order,
        isMarked: _mark,
        ...shown
      } = asked
      return shown
    }),
  }
}

export const findProgress: UseCase<'findProgress'> = async (deps, own) => {
  const { attempts, clock } = deps
  let found = await attempts.findProgress(own)
  if (found && isOverdue(found.attempt, clock.now())) {
    await closeBeforeReading(deps, own.userId)
    found = await attempts.findProgress(own)
  }
  return found ? { ...running(deps, found.attempt), answers: found.answers } : findClosed(deps, own)
}

function running({ clock }: Deps, attempt: Attempt) {
  const { id, type } = attempt
  return { status: 'running' as const, id, type, remainingSeconds: remainingSeconds(attempt, clock.now()) }
}

async function findClosed(deps: Deps, own: OwnAttempt): Promise<ClosedAttempt | null> {
  const closed = await deps.attempts.findOwn(own)
  return closed && describeClosed(deps, closed)
}

export const findRunning: UseCase<'findRunning'> = async (deps, userId) => {
  const open = await closeBeforeReading(deps, userId)
  return open.map(({ id, type }) => ({ id, type }))
}

/** The question to answer next: the first without an answer, the last one when all have one. */
export function nextPositionOf(questions: readonly Pick<DrawnQuestion, 'position' | 'userAnswer'>[]): number {
  return questions.find((question) => question.userAnswer === null)?.position ?? questions.length
}
