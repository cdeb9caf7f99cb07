import { ok, refuse } from '#modules/kernel/result'
import type { GivenAnswer } from '../contract'
import type { Attempt, TimedAnswer } from './store'
import { chosenAt, isOverdue, overdueBefore } from './time'
import { closeBeforeReading } from './closing'
import type { UseCase } from '../use-cases/deps'

export const answer: UseCase<'attempts', 'answer'> = async (deps, own, given) => {
  const { attempts, clock } = deps
  const attempt = await attempts.findOwn(own)
  if (!attempt) return refuse('unknown')
  const now = clock.now()
  const answers = lastOfEach(given.map((each) => timed(each, attempt, now)))
  if (answers.length === 0) return ok({ superseded: [] })
  const saved = await attempts.saveAnswers(attempt, answers, overdueBefore(now))
  if (saved === answers.length) return ok({ superseded: [] })

  await closeBeforeReading(deps, own.userId)
  const left = await attempts.findOwn(own)
  // An overdue exam takes no more answers, even where it could not be closed.
  if (left && (left.closedAt || isOverdue(left, now))) return refuse('closed')
  const times = await attempts.answerTimes(own.attemptId)
  if (answers.some(({ position }) => !times.has(position))) return refuse('unknown')
  const isNewer = ({ position, latest }: TimedAnswer) => latest !== null && times.get(position)! > latest
  return ok({ superseded: answers.filter(isNewer).map(({ position }) => position) })
}

export const mark: UseCase<'attempts', 'mark'> = async (deps, own, given) => {
  const { attempts, clock } = deps
  const attempt = await attempts.findOwn(own)
  if (!attempt) return refuse('unknown')
  // Of several for a question, the last one listed counts.
  const marks = [...new Map(given.map((each) => [each.position, each])).values()]
  if (marks.length === 0) return ok(undefined)
  const saved = await attempts.saveMarks(attempt, marks, overdueBefore(clock.now()))
  if (saved === marks.length) return ok(undefined)

  await closeBeforeReading(deps, own.userId)
  const left = await attempts.findOwn(own)
  return refuse(left && (left.closedAt || isOverdue(left, clock.now())) ? 'closed' : 'unknown')
}

/** Never stored with a moment in the future: it would outlast the answers of a page whose clock is right. */
function timed(
  { position, letter, secondsLeft }: GivenAnswer,
  { deadline }: Attempt,
  now: Date,
): TimedAnswer {
  const chosen = secondsLeft === undefined ? null : chosenAt(deadline, secondsLeft)
  return { position, letter, answeredAt: chosen && chosen < now ? chosen : now, latest: chosen }
}

/** One answer a question: the latest, and of two chosen at the same moment the one listed last. */
function lastOfEach(answers: TimedAnswer[]): TimedAnswer[] {
  const last = new Map<number, TimedAnswer>()
  for (const each of answers) {
    const before = last.get(each.position)
    if (!before || before.answeredAt <= each.answeredAt) last.set(each.position, each)
  }
  return [...last.values()]
}
