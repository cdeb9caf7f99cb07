import type { Letter, OptionOrder } from '../letters'
import type { QuestionFields } from '../questions/schema'
import type { ExamType, TimeAllowance } from '../rules'

/** A question as it was asked, without its right answer. */
export type AskedQuestion = Pick<QuestionFields, AskedField> & {
  position: number
  /** The order in which the options appear. Every `Letter`, here and elsewhere, is the bank's letter of an option. */
  optionOrder: OptionOrder
  userAnswer: Letter | null
  /** True if the candidate marked the question for review. */
  isMarked: boolean
}

export type AskedField = 'question' | 'optionA' | 'optionB' | 'optionC' | 'picture' | 'pictureAlt'

/** The key of an attempt, with its owner, so that no member finds another's attempt. */
export type OwnAttempt = { userId: number; attemptId: number }

type Running = {
  status: 'running'
  id: number
  type: ExamType
  time: TimeAllowance
  /**
   * Seconds until the deadline, to the millisecond; 0 in the 5 s after the deadline, when answers are still accepted.
   */
  remainingSeconds: number
}

export type RunningExam = Omit<Running, 'status'>

export type RunningAttempt = Running & {
  /** True if the time is up, but closing the exam has failed so far. */
  isOverdue: boolean
  /** The first question that is neither answered nor marked, or else the last question. */
  nextPosition: number
  questions: AskedQuestion[]
}

/** A running exam without the texts of its questions. */
export type AttemptProgress = Running & {
  answers: Pick<AskedQuestion, 'position' | 'userAnswer' | 'isMarked'>[]
}

export type GivenAnswer = {
  position: number
  letter: Letter
  /** The seconds left on the candidate's clock. If omitted, the answer counts as chosen on arrival. */
  secondsLeft?: number
}

export type Marking = { position: number; isMarked: boolean }

/** The options of a new exam. A running exam of the same type keeps its own. */
export type StartOptions = {
  time?: TimeAllowance
  allowOtherRunning?: boolean
  /** Refuses with 'none-running' instead of beginning a new exam. */
  resumeOnly?: boolean
}

export type StartedAttempt = { attemptId: number; nextPosition: number; resumed: boolean }

/**
 * How an attempt ended. `result` is null if nothing was recorded: no question was answered, or the exam was abandoned.
 */
export type ClosedAttempt = {
  status: 'closed'
  id: number
  type: ExamType
  result: { id: number; isLatest: boolean } | null
  /** True if the deadline closed the exam, and not the candidate. */
  timeUp: boolean
}
