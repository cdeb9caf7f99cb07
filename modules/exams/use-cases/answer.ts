import { ok, refuse } from '#modules/kernel/result'
import type { Exams, GivenAnswer, OwnAttempt } from '../contract'
import type { Attempt, TimedAnswer } from '../data/attempt-store'
import { chosenAt, isOverdue, overdueBefore } from '../domain/time'
import { closeBeforeReading } from './close-attempt'
import type { Deps } from './deps'

export async function answer(
  deps: Deps,
  own: OwnAttempt,
  given: readonly GivenAnswer[],
): ReturnType<Exams['answer']> {
  const { attempts, clock } = deps
  const attempt = await attempts.findOwn(own)
  if (!attempt) return refuse('unknown')
  const now = clock.now()
  const answers = lastOfEach(given.map((each) => timed(each, attempt, now)))
  if (answers.length === 0) return ok({ superseded: [] })
  const saved = await attempts.saveAnswers(attempt, answers, overdueBefore(now))
  return saved === answers.length ? ok({ superseded: [] }) : explain(deps, own, answers, now)
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

/** Why not all of them were saved. */
async function explain(
  deps: Deps,
  own: OwnAttempt,
  answers: TimedAnswer[],
  now: Date,
): ReturnType<Exams['answer']> {
  await closeBeforeReading(deps, own.userId)
  const attempt = await deps.attempts.findOwn(own)
  // An overdue exam takes no more answers, even where it could not be closed.
  if (attempt && (attempt.closedAt || isOverdue(attempt, now))) return refuse('closed')
  const times = await deps.attempts.answerTimes(own.attemptId)
  if (answers.some(({ position }) => !times.has(position))) return refuse('unknown')
  const isNewer = ({ position, latest }: TimedAnswer) => latest !== null && times.get(position)! > latest
  return ok({ superseded: answers.filter(isNewer).map(({ position }) => position) })
}
