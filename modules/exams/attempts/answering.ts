import type { Clock } from '#modules/kernel/clock'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { GivenAnswer, Marking, OwnAttempt } from './attempt'
import type { Closing } from './closing'
import type { Attempt, AttemptStore, TimedAnswer } from './store'
import { chosenAt, isOverdue, overdueBefore } from './time'

export interface Answering {
  /**
   * Saves answers until 5 s after the deadline. Of several answers to a question, the one chosen last counts.
   * `superseded` lists the positions that already have a newer answer. If the exam has no question at a
   * position, refuses with 'not-found' but saves the other answers.
   */
  answer(
    own: OwnAttempt,
    answers: readonly GivenAnswer[],
  ): Promise<Result<{ superseded: number[] }, 'not-found' | 'closed'>>

  /** Marks questions for review, or removes the marks, until 5 s after the deadline. */
  mark(own: OwnAttempt, marks: readonly Marking[]): Promise<Result<undefined, 'not-found' | 'closed'>>
}

type Deps = { clock: Clock; attempts: AttemptStore; closing: Closing }

export function createAnswering({ clock, attempts, closing }: Deps): Answering {
  return {
    async answer(own, sent) {
      const attempt = await attempts.findOwn(own)
      if (!attempt) return refuse('not-found')
      const now = clock.now()
      const answers = keepLast(sent.map((each) => toTimed(each, attempt, now)))
      if (answers.length === 0) return ok({ superseded: [] })
      const saved = await attempts.saveAnswers(attempt, answers, overdueBefore(now))
      if (saved === answers.length) return ok({ superseded: [] })

      await closing.closeBeforeReading(own.userId)
      const left = await attempts.findOwn(own)
      // An overdue exam accepts no answers, even if closing it has failed.
      if (left && (left.closedAt || isOverdue(left, now))) return refuse('closed')
      const times = await attempts.answerTimes(own.attemptId)
      if (answers.some(({ position }) => !times.has(position))) return refuse('not-found')
      const isNewer = ({ position, latest }: TimedAnswer) => latest !== null && times.get(position)! > latest
      return ok({ superseded: answers.filter(isNewer).map(({ position }) => position) })
    },

    async mark(own, sent) {
      const marks = [...new Map(sent.map((each) => [each.position, each])).values()]
      if (marks.length === 0) return ok(undefined)
      const attempt = await attempts.findOwn(own)
      if (!attempt) return refuse('not-found')
      const saved = await attempts.saveMarks(attempt, marks, overdueBefore(clock.now()))
      if (saved === marks.length) return ok(undefined)

      await closing.closeBeforeReading(own.userId)
      const left = await attempts.findOwn(own)
      return refuse(left && (left.closedAt || isOverdue(left, clock.now())) ? 'closed' : 'not-found')
    },
  }
}

/** Never dates an answer after `now`. A date in the future would beat every newer answer. */
function toTimed(
  { position, letter, secondsLeft }: GivenAnswer,
  { deadline }: Attempt,
  now: Date,
): TimedAnswer {
  const chosen = secondsLeft === undefined ? null : chosenAt(deadline, secondsLeft)
  return { position, letter, answeredAt: chosen && chosen < now ? chosen : now, latest: chosen }
}

function keepLast(answers: TimedAnswer[]): TimedAnswer[] {
  const last = new Map<number, TimedAnswer>()
  for (const each of answers) {
    const before = last.get(each.position)
    if (!before || before.answeredAt <= each.answeredAt) last.set(each.position, each)
  }
  return [...last.values()]
}
