import type { AskedQuestion, ClosedAttempt, Exams, RunningAttempt, Standing } from '../contract'
import type { Attempt, DrawnQuestion } from '../data/attempt-store'
import { nextPositionOf } from '../domain/progress'
import { isOverdue, remainingSeconds } from '../domain/time'
import { closeBeforeReading, describeClosed } from './close-attempt'
import type { Parts } from './parts'

export async function findAttempt(
  parts: Parts,
  userId: number,
  attemptId: number,
): Promise<RunningAttempt | ClosedAttempt | null> {
  const [attempt] = await readInTime(parts, userId, () =>
    parts.attempts.findOwn(userId, attemptId).then(listed),
  )
  if (!attempt) return null
  if (attempt.closedAt) return findClosed(parts, attempt)
  const questions = await parts.attempts.questionsOf(attempt.id)
  // Closed between the two reads: the questions went with it.
  if (questions.length === 0) return findAttempt(parts, userId, attemptId)
  return describeRunning(parts, attempt, questions)
}

export async function findStanding(
  parts: Parts,
  userId: number,
  attemptId: number,
): Promise<Standing | ClosedAttempt | null> {
  const [found] = await readInTime(parts, userId, () =>
    parts.attempts.findAnswered(userId, attemptId).then(listed),
  )
  if (!found) return null
  if (found.closedAt) return findClosed(parts, found)
  const { id, type, answers } = found
  return {
    status: 'running',
    id,
    type,
    remainingSeconds: remainingSeconds(found, parts.clock.now()),
    answers,
  }
}

export async function findRunning(parts: Parts, userId: number): ReturnType<Exams['findRunning']> {
  const open = await readInTime(parts, userId, () => parts.attempts.findOpen({ userId }))
  return open.map(({ id, type }) => ({ id, type }))
}

/** Whether its result is the latest one may lie with another exam whose time is up. */
async function findClosed(parts: Parts, attempt: Attempt): Promise<ClosedAttempt> {
  await closeBeforeReading(parts, attempt.userId)
  return describeClosed(parts, attempt)
}

const listed = <Found>(found: Found | null): Found[] => (found ? [found] : [])

/** Read once more where one of them had to be closed first. */
async function readInTime<Found extends Attempt>(
  parts: Parts,
  userId: number,
  read: () => Promise<Found[]>,
): Promise<Found[]> {
  const found = await read()
  if (!found.some((attempt) => isOverdue(attempt, parts.clock.now()))) return found
  await closeBeforeReading(parts, userId)
  return read()
}

function describeRunning({ clock }: Parts, attempt: Attempt, questions: DrawnQuestion[]): RunningAttempt {
  const now = clock.now()
  return {
    status: 'running',
    id: attempt.id,
    type: attempt.type,
    remainingSeconds: remainingSeconds(attempt, now),
    isOverdue: isOverdue(attempt, now),
    nextPosition: nextPositionOf(questions),
    questions: questions.map(withoutAnswerKey),
  }
}

/** The right answer of an exam in progress never leaves the module. */
function withoutAnswerKey(drawn: DrawnQuestion): AskedQuestion {
  const { position, question, optionA, optionB, optionC, userAnswer } = drawn
  return { position, question, optionA, optionB, optionC, userAnswer }
}
