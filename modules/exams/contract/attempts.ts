import type { Result } from '../../kernel/result'
import type { Stopping } from '../../kernel/page'
import type { Letter, OptionOrder } from '../domain/question'
import type { ExamTime, ExamType } from '../domain/rules'
import type { QuestionFields } from '../schemas'

/** A question as it was asked, without its right answer. */
export type AskedQuestion = Pick<QuestionFields, AskedField> & {
  position: number
  /** In which order the options are shown. Every letter beside this one is the bank's. */
  optionOrder: OptionOrder
  userAnswer: Letter | null
  /** The candidate wants to look at it again. */
  isMarked: boolean
}

export type AskedField = 'question' | 'optionA' | 'optionB' | 'optionC' | 'picture' | 'pictureAlt'

/** An attempt, looked for among those of this member only. */
export type OwnAttempt = { userId: number; attemptId: number }

type Running = {
  status: 'running'
  id: number
  type: ExamType
  time: ExamTime
  /** Seconds until the deadline, to the millisecond; 0 in the 5 s after it in which answers are still taken. */
  remainingSeconds: number
}

/** An exam in progress, in a list. */
export type RunningExam = Omit<Running, 'status'>

/** An exam in progress. The clock is the server's. */
export type RunningAttempt = Running & {
  /** Its time is up, but it could not be closed yet; its answers wait. */
  isOverdue: boolean
  /** The first question that is neither answered nor marked; the last one when there is none. */
  nextPosition: number
  questions: AskedQuestion[]
}

/** An exam in progress without the texts of its questions, of which each is listed. */
export type AttemptProgress = Running & {
  answers: Pick<AskedQuestion, 'position' | 'userAnswer' | 'isMarked'>[]
}

export type GivenAnswer = {
  position: number
  letter: Letter
  /** On the clock that the candidate saw. Without it, the answer counts as chosen on arrival. */
  secondsLeft?: number
}

/** A question that is marked to be looked at again, or no longer. */
export type Marking = { position: number; isMarked: boolean }

/** How an exam begins; where one of this type runs, it goes on as it was begun. */
export type StartOptions = {
  time?: ExamTime
  /** Begins even while an exam of the other type runs. */
  beside?: boolean
  mayBegin?: boolean
}

/** `nextPosition` is where the exam begins or goes on. */
export type StartedAttempt = { attemptId: number; nextPosition: number; resumed: boolean }

/** An exam that is over. `result` is null when no question was answered: nothing was recorded. */
export type ClosedAttempt = {
  status: 'closed'
  id: number
  type: ExamType
  result: { id: number; isLatest: boolean } | null
  /** Closed by its deadline, not by the candidate. */
  timeUp: boolean
}

/** Exams in progress, each with the clock of the server. */
export interface Attempts {
  /**
   * Finds the exam of this type in progress or, where one may begin, draws a new one. Refuses a member who was
   * blocked or removed since the request began.
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

  /** The exams in progress, at most one of each type. */
  findRunning(userId: number): Promise<RunningExam[]>

  /** Null for an unknown id and for another member's. */
  findAttempt(own: OwnAttempt): Promise<RunningAttempt | ClosedAttempt | null>

  /** The same in a tenth of the time, for each answer that is saved. */
  findProgress(own: OwnAttempt): Promise<AttemptProgress | ClosedAttempt | null>

  /**
   * Saves answers, all at once, until 5 s after the deadline; of several answers to a question, the one chosen
   * last counts. `superseded` are the positions where a newer answer stands, so that nothing was saved. 'unknown'
   * also for a question that the exam does not have; its other answers are saved.
   */
  answer(
    own: OwnAttempt,
    answers: readonly GivenAnswer[],
  ): Promise<Result<{ superseded: number[] }, 'unknown' | 'closed'>>

  /** Marks questions to look at again, or takes their marks away, as long as answers are taken. */
  mark(own: OwnAttempt, marks: readonly Marking[]): Promise<Result<undefined, 'unknown' | 'closed'>>

  /** Closes and grades; idempotent, and also describes an exam that was closed before. */
  finish(own: OwnAttempt): Promise<ClosedAttempt | null>

  /**
   * Ends an exam in progress without recording anything; `abandoned` tells whether this call did.
   * From its deadline on it is closed and graded instead.
   */
  abandon(own: OwnAttempt): Promise<(ClosedAttempt & { abandoned: boolean }) | null>

  /**
   * Closes every exam whose time is up, until none is left or `stopping` is aborted; returns how many. Several
   * processes close none twice. Throws an `AggregateError` for those that could not be closed, after all others.
   */
  closeOverdue(stopping?: Stopping): Promise<number>
}
