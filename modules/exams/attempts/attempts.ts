import type { Database, Tx } from '#db/database'
import type { BesideMember, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { Stopping } from '#modules/kernel/sweep'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { QuestionStore } from '../questions/store'
import type { ResultStore } from '../results/store'
import { ALLOWANCES, EXAMS, type ExamType, type TimeAllowance } from '../rules'
import { type Answering, createAnswering } from './answering'
import type {
  AttemptProgress,
  ClosedAttempt,
  OwnAttempt,
  RunningAttempt,
  RunningExam,
  StartedAttempt,
  StartOptions,
} from './attempt'
import type { Closing } from './closing'
import type { Attempt, AttemptStore, DrawnQuestion } from './store'
import { isOverdue, remainingSeconds, toDeadline } from './time'

export interface Attempts extends Answering {
  /**
   * Resumes the running exam of this type, or begins a new one. Refuses with 'signed-out' if the member was blocked
   * or deleted since the request began.
   */
  start(
    userId: number,
    type: ExamType,
    options?: StartOptions,
  ): Promise<
    Result<
      StartedAttempt,
      'signed-out' | 'no-such-time' | 'locked' | 'other-running' | 'none-running' | 'not-enough-questions'
    >
  >

  findRunning(userId: number): Promise<RunningExam[]>

  /** The running exams, for the statement that finds a member's session. Closes none; leaves out overdue ones. */
  runningBeside: BesideMember<RunningExam[]>

  find(own: OwnAttempt): Promise<RunningAttempt | ClosedAttempt | null>

  /**
   * Leaves out the questions' texts, because reading them takes ten times as long. Pages call this method
   * after each saved answer.
   */
  findProgress(own: OwnAttempt): Promise<AttemptProgress | ClosedAttempt | null>

  /** Closes and grades the exam; does nothing if it is closed already. */
  finish(own: OwnAttempt): Promise<ClosedAttempt | null>

  /**
   * Ends a running exam without a result. After the deadline, grades the exam instead and sets `abandoned` to
   * false.
   */
  abandon(own: OwnAttempt): Promise<(ClosedAttempt & { abandoned: boolean }) | null>

  /**
   * Closes overdue exams until none is left, and returns how many it closed. Safe to run in several processes at
   * once. Throws an `AggregateError` at the end if some could not be closed.
   */
  closeOverdue(stopping?: Stopping): Promise<number>
}

type OpenAttempt = Pick<Attempt, 'id' | 'type' | 'time' | 'deadline'>
type StoredOpen = Omit<OpenAttempt, 'deadline'> & { deadline: string }

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  attempts: AttemptStore
  questions: QuestionStore
  results: ResultStore
  closing: Closing
}

export function createAttempts(deps: Deps): Attempts {
  const { db, clock, identity, attempts, questions, results, closing } = deps
  const { answer, mark } = createAnswering(deps)

  async function begin(userId: number, type: ExamType, time: TimeAllowance, tx: Tx) {
    const drawn = await questions.draw(EXAMS[type].questions, tx)
    if (!drawn) return refuse('not-enough-questions')

    const startedAt = clock.now()
    const attempt = { userId, type, time, startedAt, deadline: toDeadline(type, time, startedAt) }
    const versionIds = drawn.map((version) => version.id)
    const attemptId = await attempts.add(attempt, versionIds, tx)
    return ok({ attemptId, nextPosition: 1, resumed: false })
  }

  function toRunning(attempt: OpenAttempt): RunningExam {
    const { id, type, time } = attempt
    return { id, type, time, remainingSeconds: remainingSeconds(attempt, clock.now()) }
  }

  async function findClosed(own: OwnAttempt): Promise<ClosedAttempt | null> {
    const closed = await attempts.findOwn(own)
    return closed && closing.describe(closed)
  }

  return {
    // Locks the user row, so that two tabs cannot begin two exams of the same type at once.
    async start(userId, type, { time = 'normal', allowOtherRunning = false, resumeOnly = false } = {}) {
      if (!ALLOWANCES[type].includes(time)) return refuse('no-such-time')
      await closing.closeBeforeReading(userId)
      return db.transaction(async (tx) => {
        if (!(await identity.accounts.lockMember(userId, tx))) return refuse('signed-out')
        const open = await attempts.findOpen(userId, tx)
        const running = open.find((attempt) => attempt.type === type)
        const found = running && (await attempts.findProgress({ userId, attemptId: running.id }, tx))
        if (found) {
          return ok({ attemptId: found.attempt.id, nextPosition: nextPosition(found.answers), resumed: true })
        }
        if (await results.isLocked(userId, type, tx)) return refuse('locked')
        const isOtherRunning = open.some((attempt) => !isOverdue(attempt, clock.now()))
        if (isOtherRunning && !allowOtherRunning) return refuse('other-running')
        return resumeOnly ? refuse('none-running') : begin(userId, type, time, tx)
      })
    },

    async findRunning(userId) {
      return (await closing.closeBeforeReading(userId)).map(toRunning)
    },

    runningBeside: {
      sql: attempts.openOfUser,
      toValue: (stored) =>
        (JSON.parse(stored as string) as StoredOpen[])
          .map(({ deadline, ...attempt }) => ({ ...attempt, deadline: new Date(deadline), closedAt: null }))
          .filter((attempt) => !isOverdue(attempt, clock.now()))
          .map(toRunning),
    },

    async find(own) {
      const open = await closing.closeBeforeReading(own.userId)
      const attempt = open.find(({ id }) => id === own.attemptId)
      const drawn = attempt ? await attempts.listQuestions(attempt.id) : []
      // Closing an exam removes its questions. If none is left, the exam was closed between the two reads.
      if (!attempt || drawn.length === 0) return findClosed(own)
      return {
        status: 'running',
        ...toRunning(attempt),
        isOverdue: isOverdue(attempt, clock.now()),
        nextPosition: nextPosition(drawn),
        // The right answers of a running exam never leave the module.
        questions: drawn.map(({ correctAnswer: _key, questionVersionId: _version, ...rest }) => {
          const { questionId: _question, edition: _edition, ...visible } = rest
          return visible
        }),
      }
    },

    async findProgress(own) {
      let found = await attempts.findProgress(own)
      if (found && isOverdue(found.attempt, clock.now())) {
        await closing.closeBeforeReading(own.userId)
        found = await attempts.findProgress(own)
      }
      if (!found) return findClosed(own)
      return { status: 'running', ...toRunning(found.attempt), answers: found.answers }
    },

    answer,
    mark,
    finish: closing.finish,
    abandon: closing.abandon,
    closeOverdue: closing.closeOverdue,
  }
}

function nextPosition(
  questions: readonly Pick<DrawnQuestion, 'position' | 'userAnswer' | 'isMarked'>[],
): number {
  const next = questions.find(({ userAnswer, isMarked }) => userAnswer === null && !isMarked)
  return next?.position ?? questions.length
}
