import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { Stopping } from '#modules/kernel/sweep'
import type { Recording } from '../memory/recording'
import type { ResultStore } from '../results/store'
import type { ClosedAttempt, OwnAttempt } from './attempt'
import { type Attempt, type AttemptStore, isUnavailable } from './store'
import { closingTime, isOverdue, overdueBefore, timeSpent } from './time'

const PORTION = 100

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  attempts: AttemptStore
  results: ResultStore
  recording: Recording
}

export type Closing = ReturnType<typeof createClosing>

export function createClosing({ db, clock, identity, attempts, results, recording }: Deps) {
  /** Closes an exam and, if `isGraded`, grades it. Returns false if another caller closed it first. */
  function close(attempt: Attempt, { isGraded } = { isGraded: true }): Promise<boolean> {
    const { id, userId, deadline, startedAt, type: examType, time } = attempt
    const closedAt = closingTime(deadline, clock.now())
    return db.transaction(async (tx) => {
      await identity.accounts.lockMember(userId, tx)
      if (!(await attempts.close(id, closedAt, tx))) return false
      const drawn = await attempts.listQuestions(id, tx)
      await attempts.removeQuestions(id, tx)
      if (!isGraded || drawn.every((question) => question.userAnswer === null)) return true

      const graded = drawn.map((each) => ({ ...each, isRight: each.userAnswer === each.correctAnswer }))
      const recalls = await recording.exam(graded, { userId, at: closedAt }, tx)
      const answers = graded.map(
        ({ questionId, position, questionVersionId, optionOrder, userAnswer, isRight: isCorrect }) => {
          const recall = recalls.get(questionId) ?? null
          return { position, questionVersionId, optionOrder, userAnswer, isCorrect, recall }
        },
      )
      const exam = { userId, attemptId: id, examType, time, totalQuestions: answers.length }
      const lasted = { timeSpent: timeSpent(startedAt, closedAt), createdAt: closedAt }
      await results.add({ ...exam, ...lasted, answers }, tx)
      return true
    })
  }

  async function endOwn(
    own: OwnAttempt,
    end: (attempt: Attempt) => Promise<unknown>,
  ): Promise<ClosedAttempt | null> {
    const attempt = await attempts.findOwn(own)
    if (!attempt) return null
    if (attempt.closedAt) return describe(attempt)
    await end(attempt)
    const ended = await attempts.findOwn(own)
    return ended && describe(ended)
  }

  async function describe(attempt: Attempt): Promise<ClosedAttempt> {
    return {
      status: 'closed',
      id: attempt.id,
      type: attempt.type,
      result: await results.findOfAttempt(attempt),
      timeUp: attempt.closedAt !== null && attempt.closedAt >= attempt.deadline,
    }
  }

  /** Starts each portion after the last exam of the previous one, so that no exam is returned twice. */
  async function* allOverdue(stopping?: Stopping): AsyncGenerator<Attempt> {
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

  /**
   * Closes the exams and returns how many it closed. If closing one fails, goes on with the others and throws
   * at the end.
   */
  async function closeAll(overdue: Iterable<Attempt> | AsyncIterable<Attempt>): Promise<number> {
    const faults: unknown[] = []
    let closed = 0
    try {
      for await (const attempt of overdue) {
        try {
          if (await close(attempt)) closed += 1
        } catch (error) {
          // Without the database, the remaining exams could not be closed either.
          if (isUnavailable(error)) throw error
          faults.push(error)
        }
      }
    } catch (error) {
      if (faults.length === 0) throw error
      faults.push(error)
    }
    if (faults.length > 0)
      throw new AggregateError(faults, `Faults while exams were closed: ${faults.length}`)
    return closed
  }

  return {
    finish: (own: OwnAttempt) => endOwn(own, close),

    async abandon(own: OwnAttempt) {
      let abandoned = false
      const ended = await endOwn(own, async (attempt) => {
        const inTime = clock.now() < attempt.deadline
        const isClosed = await close(attempt, { isGraded: !inTime })
        abandoned = inTime && isClosed
      })
      return ended && { ...ended, abandoned }
    },

    closeOverdue: (stopping?: Stopping) => closeAll(allOverdue(stopping)),

    /**
     * Closes the member's overdue exams and returns those still open. Call it before reading a member's
     * exams. Ignores failures, because the next `closeOverdue` tries again and reports them.
     */
    async closeBeforeReading(userId: number): Promise<Attempt[]> {
      const open = await attempts.findOpen(userId)
      const overdue = open.filter((attempt) => isOverdue(attempt, clock.now()))
      if (overdue.length === 0) return open
      await Promise.allSettled([closeAll(overdue)])
      return attempts.findOpen(userId)
    },

    describe,
  }
}
