import type { Tx } from '#db/database'
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
  let abandoned = false
  const end = async (attempt: Attempt) => {
    // An exam whose time is up is a result, which nobody can abandon any more.
    if (parts.clock.now() >= attempt.deadline) await close(parts, attempt, tx)
    else abandoned = await drop(parts, attempt, tx)
  }
  const ended = await endOwn(parts, userId, attemptId, end, tx)
  return ended && { ...ended, abandoned }
}

/** Closes everybody's. One that fails is tried again in the next sweep, and does not hold up the others. */
export function sweepOverdue(parts: Parts, stopping?: AbortSignal): Promise<number> {
  return closeAll(parts, allOverdue(parts, stopping))
}

/**
 * Before anything of a member is read. To close is to write: what cannot be closed is read all the same, as an
 * exam in progress, and waits for the sweep, which reports the fault.
 */
export async function closeBeforeReading(parts: Parts, userId: number): Promise<void> {
  const overdue = await findOverdue(parts, userId)
  try {
    await closeAll(parts, overdue)
  } catch (error) {
    if (!isUnavailable(error) && !(error instanceof AggregateError)) throw error
  }
}

function findOverdue({ attempts, clock }: Parts, userId: number, tx?: Tx): Promise<Attempt[]> {
  return attempts.findOverdue(overdueBefore(clock.now()), userId, tx)
}

const PORTION = 100

/** In portions, each of which begins after the one before: an exam that cannot be closed is tried only once. */
async function* allOverdue({ attempts, clock }: Parts, stopping?: AbortSignal): AsyncGenerator<Attempt> {
  const before = overdueBefore(clock.now())
  let last: Attempt | undefined
  for (;;) {
    const portion = await attempts.findAllOverdue(before, last, PORTION)
    for (const attempt of portion) {
      if (stopping?.aborted) return
      yield attempt
    }
    if (portion.length < PORTION) return
    last = portion.at(-1)
  }
}

async function closeAll(
  parts: Parts,
  overdue: Iterable<Attempt> | AsyncIterable<Attempt>,
  tx?: Tx,
): Promise<number> {
  const faults: unknown[] = []
  let closed = 0
  try {
    for await (const attempt of overdue) {
      try {
        if (await close(parts, attempt, tx)) closed += 1
      } catch (error) {
        // The others could not be closed either: without its database, or in a transaction that has failed.
        if (isUnavailable(error) || tx) throw error
        faults.push(error)
      }
    }
  } catch (error) {
    // What ends the work early is reported with the faults that came before it.
    if (faults.length === 0) throw error
    faults.push(error)
  }
  if (faults.length > 0) throw new AggregateError(faults, `Faults while exams were closed: ${faults.length}`)
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
    await identity.lockMember(attempt.userId, tx)
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
    await identity.lockMember(attempt.userId, tx)
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
