import type { ClosedAttempt, OwnAttempt } from '../contract'
import type { Attempt, DrawnQuestion } from './store'
import { isOverdue, remainingSeconds } from './time'
import { closeBeforeReading, describeClosed } from './closing'
import type { Deps, UseCase } from '../use-cases/deps'

export const findAttempt: UseCase<'attempts', 'find'> = async (deps, own) => {
  const open = await closeBeforeReading(deps, own.userId)
  const attempt = open.find(({ id }) => id === own.attemptId)
  const questions = attempt ? await deps.attempts.questionsOf(attempt.id) : []
  // Without questions, it was closed between the two reads.
  if (!attempt || questions.length === 0) return findClosed(deps, own)
  return {
    status: 'running',
    ...running(deps, attempt),
    isOverdue: isOverdue(attempt, deps.clock.now()),
    nextPosition: nextPositionOf(questions),
    // The right answer of an exam in progress never leaves the module.
    questions: questions.map(({ correctAnswer: _key, questionVersionId: _version, ...asked }) => {
      const { questionId: _question, edition: _edition, ...shown } = asked
      return shown
    }),
  }
}

export const findProgress: UseCase<'attempts', 'findProgress'> = async (deps, own) => {
  const { attempts, clock } = deps
  let found = await attempts.findProgress(own)
  if (found && isOverdue(found.attempt, clock.now())) {
    await closeBeforeReading(deps, own.userId)
    found = await attempts.findProgress(own)
  }
  if (!found) return findClosed(deps, own)
  return { status: 'running', ...running(deps, found.attempt), answers: found.answers }
}

function running({ clock }: Deps, attempt: Attempt) {
  const { id, type, time } = attempt
  return { id, type, time, remainingSeconds: remainingSeconds(attempt, clock.now()) }
}

async function findClosed(deps: Deps, own: OwnAttempt): Promise<ClosedAttempt | null> {
  const closed = await deps.attempts.findOwn(own)
  return closed && describeClosed(deps, closed)
}

export const findRunning: UseCase<'attempts', 'findRunning'> = async (deps, userId) => {
  const open = await closeBeforeReading(deps, userId)
  return open.map((attempt) => running(deps, attempt))
}

/** The question to answer next: the first that is neither answered nor marked, the last one when there is none. */
export function nextPositionOf(
  questions: readonly Pick<DrawnQuestion, 'position' | 'userAnswer' | 'isMarked'>[],
): number {
  const next = questions.find(({ userAnswer, isMarked }) => userAnswer === null && !isMarked)
  return next?.position ?? questions.length
}
