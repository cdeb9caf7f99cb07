import type {
  AskedQuestion,
  AttemptProgress,
  ClosedAttempt,
  Exams,
  OwnAttempt,
  RunningAttempt,
} from '../contract'
import type { Attempt, DrawnQuestion } from '../data/attempt-store'
import { isOverdue, remainingSeconds } from '../domain/time'
import { closeBeforeReading, describeClosed } from './close-attempt'
import type { Deps } from './deps'

export async function findAttempt(
  deps: Deps,
  own: OwnAttempt,
): Promise<RunningAttempt | ClosedAttempt | null> {
  const attempt = await readInTime(deps, own.userId, () => deps.attempts.findOwn(own))
  if (!attempt) return null
  if (attempt.closedAt) return findClosed(deps, attempt)
  const questions = await deps.attempts.questionsOf(attempt.id)
  // Closed between the two reads: the questions went with it.
  if (questions.length === 0) return findAttempt(deps, own)
  return describeRunning(deps, attempt, questions)
}

export async function findAttemptProgress(
  deps: Deps,
  own: OwnAttempt,
): Promise<AttemptProgress | ClosedAttempt | null> {
  const found = await readInTime(deps, own.userId, () => deps.attempts.findAnswered(own))
  if (!found) return null
  if (found.closedAt) return findClosed(deps, found)
  const { id, type, answers } = found
  return {
    status: 'running',
    id,
    type,
    remainingSeconds: remainingSeconds(found, deps.clock.now()),
    answers,
  }
}

export async function findRunning(deps: Deps, userId: number): ReturnType<Exams['findRunning']> {
  const open = await readInTime(deps, userId, () => deps.attempts.findOpen(userId))
  return open.map(({ id, type }) => ({ id, type }))
}

/** The question to answer next: the first without an answer, the last one when all have one. */
export function nextPositionOf(questions: readonly Pick<DrawnQuestion, 'position' | 'userAnswer'>[]): number {
  return questions.find((question) => question.userAnswer === null)?.position ?? questions.length
}

/** Whether its result is the latest may depend on another exam whose time is up. */
async function findClosed(deps: Deps, attempt: Attempt): Promise<ClosedAttempt> {
  await closeBeforeReading(deps, attempt.userId)
  return describeClosed(deps, attempt)
}

/** Reads once more where what was read had to be closed first. */
async function readInTime<Found extends Attempt | null | Attempt[]>(
  deps: Deps,
  userId: number,
  read: () => Promise<Found>,
): Promise<Found> {
  const found = await read()
  const now = deps.clock.now()
  if (![found].flat().some((attempt) => attempt && isOverdue(attempt, now))) return found
  await closeBeforeReading(deps, userId)
  return read()
}

function describeRunning({ clock }: Deps, attempt: Attempt, questions: DrawnQuestion[]): RunningAttempt {
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
