import type { Stopping } from '#modules/kernel/page'
import type { ClosedAttempt, OwnAttempt } from '../contract'
import { type Attempt, isUnavailable } from './store'
import { closingTime, isOverdue, overdueBefore, timeSpent } from './time'
import type { Deps, UseCase } from '../use-cases/deps'
import { recordExam } from '../memory/recording'

export const finish: UseCase<'attempts', 'finish'> = (deps, own) =>
  endOwn(deps, own, (attempt) => close(deps, attempt))

export const abandon: UseCase<'attempts', 'abandon'> = async (deps, own) => {
  let abandoned = false
  const ended = await endOwn(deps, own, async (attempt) => {
    // From its deadline on an exam is a result, which nobody can abandon.
    const inTime = deps.clock.now() < attempt.deadline
    const isClosed = await close(deps, attempt, { isGraded: !inTime })
    abandoned = inTime && isClosed
  })
  return ended && { ...ended, abandoned }
}

/** A failure does not hold up the others; that exam is tried again in the next sweep. */
export const closeOverdue: UseCase<'attempts', 'closeOverdue'> = (deps, stopping) =>
  closeAll(deps, allOverdue(deps, stopping))

/**
 * Called before a member's exams are read; returns those still open. What cannot be closed is read as an exam
 * in progress, and waits for the sweep, which reports the fault.
 */
export async function closeBeforeReading(deps: Deps, userId: number): Promise<Attempt[]> {
  const { attempts, clock } = deps
  const open = await attempts.findOpen(userId)
  const overdue = open.filter((attempt) => isOverdue(attempt, clock.now()))
  if (overdue.length === 0) return open
  await Promise.allSettled([closeAll(deps, overdue)])
  return attempts.findOpen(userId)
}

const PORTION = 100

/** Each portion begins after the one before, so that an exam that cannot be closed is tried only once. */
async function* allOverdue({ attempts, clock }: Deps, stopping?: Stopping): AsyncGenerator<Attempt> {
  const before = overdueBefore(clock.now())
  let portion: Attempt[] = []
  do {
    portion = await attempts.findOverdue(before, portion.at(-1), PORTION)
    for (const attempt of portion) {
      if (stopping?.aborted) return
      yield attempt
    }
  } while (portion.length === PORTION)
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
function close(deps: Deps, attempt: Attempt, { isGraded } = { isGraded: true }): Promise<boolean> {
  const { db, clock, identity, attempts, results } = deps
  const { id, userId, deadline, startedAt, type: examType, time } = attempt
  const closedAt = closingTime(deadline, clock.now())
  return db.transaction(async (tx) => {
    await identity.accounts.lockMember(userId, tx)
    if (!(await attempts.close(id, closedAt, tx))) return false
    const drawn = await attempts.questionsOf(id, tx)
    await attempts.removeQuestions(id, tx)
    if (!isGraded || drawn.every((question) => question.userAnswer === null)) return true

    const graded = drawn.map((each) => ({ ...each, isRight: each.userAnswer === each.correctAnswer }))
    const answers = graded.map(({ position, questionVersionId, optionOrder, userAnswer, isRight }) => {
      return { position, questionVersionId, optionOrder, userAnswer, isCorrect: isRight }
    })
    const exam = { userId, attemptId: id, examType, time, totalQuestions: answers.length }
    const lasted = { timeSpent: timeSpent(startedAt, closedAt), createdAt: closedAt }
    await results.add({ ...exam, ...lasted, answers }, tx)
    await recordExam(deps, { userId, at: closedAt, asked: graded }, tx)
    return true
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
