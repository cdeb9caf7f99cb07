import type { Tx } from '../../../db/database'
import type { ClosedAttempt, Exams } from '../contract'
import type { Attempt } from '../data/attempt-store'
import { closingTime, overdueBefore, timeSpent } from '../domain/time'
import type { Parts } from './parts'

export function finish(parts: Parts, userId: number, attemptId: number, tx?: Tx) {
  return endOwn(parts, userId, attemptId, (attempt) => close(parts, attempt, tx), tx)
}

export async function abandon(
  parts: Parts,
  userId: number,
  attemptId: number,
  tx?: Tx,
): ReturnType<Exams['abandon']> {
  // An exam whose time is up is a result, which nobody can abandon any more.
  await closeOverdue(parts, userId, tx)
  let abandoned = false
  const ended = await endOwn(
    parts,
    userId,
    attemptId,
    async (attempt) => {
      abandoned = await drop(parts, attempt, tx)
    },
    tx,
  )
  return ended && { ...ended, abandoned }
}

/** Of one member, or of all. One that fails is tried again the next time, and keeps none of the others waiting. */
export async function closeOverdue(parts: Parts, userId?: number, tx?: Tx): Promise<number> {
  return closeAll(parts, await findOverdue(parts, userId, tx), tx)
}

/**
 * The same before anything is read. To close is to write: where nothing can be written at the moment, as on a
 * full disk, what is there is read all the same, and the closing waits.
 */
export async function closeBeforeReading(parts: Parts, userId?: number): Promise<void> {
  const overdue = await findOverdue(parts, userId)
  try {
    await closeAll(parts, overdue)
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
}

function findOverdue({ attempts, clock }: Parts, userId?: number, tx?: Tx): Promise<Attempt[]> {
  return attempts.findOverdue(overdueBefore(clock.now()), userId, tx)
}

async function closeAll(parts: Parts, overdue: Attempt[], tx?: Tx): Promise<number> {
  const faults: unknown[] = []
  let closed = 0
  for (const attempt of overdue) {
    try {
      if (await close(parts, attempt, tx)) closed += 1
    } catch (error) {
      // No exam's own fault: the others could not be closed either, and the site has its answer for it.
      if (isUnavailable(error)) throw error
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `Exams that could not be closed: ${faults.length}`)
  return closed
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseUnavailable'
}

export async function describeClosed({ results }: Parts, attempt: Attempt, tx?: Tx): Promise<ClosedAttempt> {
  return {
    status: 'closed',
    id: attempt.id,
    type: attempt.type,
    result: await results.findOfAttempt(attempt, tx),
    timeUp: attempt.closedAt !== null && attempt.closedAt >= attempt.deadline,
  }
}

/**
 * Closing and grading are one transaction, and only the caller whose update closes the attempt
 * grades it: two clicks, two tabs, the sweep of another process give one result. A blocked member's
 * exam is closed as well; of one who is gone, nothing is left to close.
 */
function close(
  { db, clock, identity, attempts, results }: Parts,
  attempt: Attempt,
  outer?: Tx,
): Promise<boolean> {
  const closedAt = closingTime(attempt.deadline, clock.now())
  return db.transaction(async (tx) => {
    await identity.holdMember(attempt.userId, tx)
    if (!(await attempts.close(attempt.id, closedAt, tx))) return false
    const drawn = await attempts.questionsOf(attempt.id, tx)
    await attempts.removeQuestions(attempt.id, tx)
    if (drawn.every((question) => question.userAnswer === null)) return true

    const answers = drawn.map(({ position, versionId, userAnswer, correctAnswer }) => ({
      position,
      questionVersionId: versionId,
      userAnswer,
      isCorrect: userAnswer === correctAnswer,
    }))
    const result = {
      userId: attempt.userId,
      attemptId: attempt.id,
      score: answers.filter((answer) => answer.isCorrect).length,
      totalQuestions: answers.length,
      timeSpent: timeSpent(attempt.startedAt, closedAt),
      examType: attempt.type,
      createdAt: closedAt,
      answers,
    }
    await results.add(result, tx)
    return true
  }, outer)
}

function drop({ db, clock, identity, attempts }: Parts, attempt: Attempt, outer?: Tx): Promise<boolean> {
  return db.transaction(async (tx) => {
    await identity.holdMember(attempt.userId, tx)
    const dropped = await attempts.close(attempt.id, closingTime(attempt.deadline, clock.now()), tx)
    if (dropped) await attempts.removeQuestions(attempt.id, tx)
    return dropped
  }, outer)
}

/** Ends an attempt of this member unless it has ended, and tells how it ended, whoever did it. */
async function endOwn(
  parts: Parts,
  userId: number,
  attemptId: number,
  end: (attempt: Attempt) => Promise<unknown>,
  tx?: Tx,
): Promise<ClosedAttempt | null> {
  const attempt = await parts.attempts.findOwn(userId, attemptId, tx)
  if (!attempt) return null
  if (attempt.closedAt) return describeClosed(parts, attempt, tx)
  await end(attempt)
  const ended = await parts.attempts.findOwn(userId, attemptId, tx)
  return ended && describeClosed(parts, ended, tx)
}
