import type { ClosedAttempt, Exams, OwnAttempt } from '../contract'
import { type Attempt, isUnavailable } from '../data/attempt-store'
import { closingTime, overdueBefore, timeSpent } from '../domain/time'
import type { Deps } from './deps'

export function finish(deps: Deps, own: OwnAttempt): Promise<ClosedAttempt | null> {
  return endOwn(deps, own, (attempt) => close(deps, attempt))
}

export async function abandon(deps: Deps, own: OwnAttempt): ReturnType<Exams['abandon']> {
  let abandoned = false
  const ended = await endOwn(deps, own, async (attempt) => {
    // From its deadline on an exam is a result, which nobody can abandon.
    if (deps.clock.now() >= attempt.deadline) await close(deps, attempt)
    else abandoned = await drop(deps, attempt)
  })
  return ended && { ...ended, abandoned }
}

/** A failure does not hold up the others; that exam is tried again in the next sweep. */
export function closeOverdue(deps: Deps, stopping?: AbortSignal): Promise<number> {
  return closeAll(deps, allOverdue(deps, stopping))
}

/**
 * Called before a member's exams are read. What cannot be closed is read as an exam in progress, and waits
 * for the sweep, which reports the fault.
 */
export async function closeBeforeReading(deps: Deps, userId: number): Promise<void> {
  const { attempts, clock } = deps
  const overdue = await attempts.findOverdue(overdueBefore(clock.now()), userId)
  try {
    await closeAll(deps, overdue)
  } catch (error) {
    if (!isUnavailable(error) && !(error instanceof AggregateError)) throw error
  }
}

const PORTION = 100

/** Each portion begins after the one before, so that an exam that cannot be closed is tried only once. */
async function* allOverdue({ attempts, clock }: Deps, stopping?: AbortSignal): AsyncGenerator<Attempt> {
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

async function closeAll(deps: Deps, overdue: Iterable<Attempt> | AsyncIterable<Attempt>): Promise<number> {
  const faults: unknown[] = []
  let closed = 0
  try {
    for await (const attempt of overdue) {
      try {
        if (await close(deps, attempt)) closed += 1
      } catch (error) {
        // Without its database, the others could not be closed either.
        if (isUnavailable(error)) throw error
        faults.push(error)
      }
    }
  } catch (error) {
    // What ends the work early is reported together with the faults before it.
    if (faults.length === 0) throw error
    faults.push(error)
  }
  if (faults.length > 0) throw new AggregateError(faults, `Faults while exams were closed: ${faults.length}`)
  return closed
}

export async function describeClosed({ results }: Deps, attempt: Attempt): Promise<ClosedAttempt> {
  return {
    status: 'closed',
    id: attempt.id,
    type: attempt.type,
    result: await results.findOfAttempt(attempt),
    timeUp: attempt.closedAt !== null && attempt.closedAt >= attempt.deadline,
  }
}

/**
 * Closes and grades in one transaction, and only the caller whose update closes the attempt grades it: two
 * clicks, two tabs and the sweep of another process give one result. A blocked member's exam is closed as well.
 */
function close({ db, clock, identity, attempts, results }: Deps, attempt: Attempt): Promise<boolean> {
  const closedAt = closingTime(attempt.deadline, clock.now())
  return db.transaction(async (tx) => {
    await identity.lockMember(attempt.userId, tx)
    if (!(await attempts.close(attempt.id, closedAt, tx))) return false
    const drawn = await attempts.questionsOf(attempt.id, tx)
    await attempts.removeQuestions(attempt.id, tx)
    if (drawn.every((question) => question.userAnswer === null)) return true

    const answers = drawn.map(({ position, questionVersionId, userAnswer, correctAnswer }) => ({
      position,
      questionVersionId,
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
  })
}

function drop({ db, clock, identity, attempts }: Deps, attempt: Attempt): Promise<boolean> {
  return db.transaction(async (tx) => {
    await identity.lockMember(attempt.userId, tx)
    const dropped = await attempts.close(attempt.id, closingTime(attempt.deadline, clock.now()), tx)
    if (dropped) await attempts.removeQuestions(attempt.id, tx)
    return dropped
  })
}

/** Ends an attempt of this member unless it has ended, and describes how it ended. */
async function endOwn(
  deps: Deps,
  own: OwnAttempt,
  end: (attempt: Attempt) => Promise<unknown>,
): Promise<ClosedAttempt | null> {
  const attempt = await deps.attempts.findOwn(own)
  if (!attempt) return null
  if (attempt.closedAt) return describeClosed(deps, attempt)
  await end(attempt)
  const ended = await deps.attempts.findOwn(own)
  return ended && describeClosed(deps, ended)
}
