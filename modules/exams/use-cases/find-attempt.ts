import type { OwnAttempt } from '../contract'
import type { DrawnQuestion } from '../data/attempt-store'
import { isOverdue, remainingSeconds } from '../domain/time'
import { closeBeforeReading, describeClosed } from './close-attempt'
import type { Deps, UseCase } from './deps'

export const findAttempt: UseCase<'findAttempt'> = async (deps, own) => {
  const found = await findWith(deps, own, deps.attempts.questionsOf)
  if (!found || found.status === 'closed') return found
  const { attempt, questions, ...running } = found
  return {
    ...running,
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
  const found = await findWith(deps, own, deps.attempts.answersOf)
  if (!found || found.status === 'closed') return found
  const { attempt: _attempt, questions: answers, ...running } = found
  return { ...running, answers }
}

/** The attempt with as much of its questions as `read` returns. */
async function findWith<Question>(
  deps: Deps,
  own: OwnAttempt,
  read: (attemptId: number) => Promise<Question[]>,
) {
  const open = await closeBeforeReading(deps, own.userId)
  const attempt = open.find(({ id }) => id === own.attemptId)
  const questions = attempt ? await read(attempt.id) : []
  if (!attempt || questions.length === 0) {
    // Without questions, it was closed between the two reads.
    const closed = await deps.attempts.findOwn(own)
    return closed && describeClosed(deps, closed)
  }
  const { id, type } = attempt
  const seconds = remainingSeconds(attempt, deps.clock.now())
  return { status: 'running' as const, id, type, remainingSeconds: seconds, attempt, questions }
}

export const findRunning: UseCase<'findRunning'> = async (deps, userId) => {
  const open = await closeBeforeReading(deps, userId)
  return open.map(({ id, type }) => ({ id, type }))
}

/** The question to answer next: the first without an answer, the last one when all have one. */
export function nextPositionOf(questions: readonly Pick<DrawnQuestion, 'position' | 'userAnswer'>[]): number {
  return questions.find((question) => question.userAnswer === null)?.position ?? questions.length
}
