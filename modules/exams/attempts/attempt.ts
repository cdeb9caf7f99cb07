import type { Letter, OptionOrder } from '../letters'
import type { QuestionFields } from '../questions/schema'
import type { ExamType, TimeAllowance } from '../rules'

/** A question as it was asked, without its right answer. */
export type AskedQuestion = Pick<QuestionFields, AskedField> & {
  position: number
  /** The order in which the options appear. All letters, here and elsewhere, are those of the bank. */
  optionOrder: OptionOrder
  userAnswer: Letter | null
  /** Marked by the candidate for review. */
  isMarked: boolean
}

export type AskedField = 'question' | 'optionA' | 'optionB' | 'optionC' | 'picture' | 'pictureAlt'

/** An attempt is found through its owner. */
export type OwnAttempt = { userId: number; attemptId: number }

type Running = {
  status: 'running'
  id: number
  type: ExamType
  time: TimeAllowance
  /** Seconds until the deadline, to the millisecond; 0 during the 5 s after it that still accept answers. */
  remainingSeconds: number
}

export type RunningExam = Omit<Running, 'status'>

export type RunningAttempt = Running & {
  /** Its time is up, but closing it has failed so far. */
  isOverdue: boolean
  /** The first question that is neither answered nor marked; the last one when there is none. */
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
  /** What the candidate's clock showed. Without it, the answer counts as chosen on arrival. */
  secondsLeft?: number
}

export type Marking = { position: number; isMarked: boolean }

/** Only for a new exam: a running one of this type keeps its options. */
export type StartOptions = {
  time?: TimeAllowance
  allowOtherRunning?: boolean
  /** Refuses instead of beginning a new exam. */
  resumeOnly?: boolean
}

export type StartedAttempt = { attemptId: number; nextPosition: number; resumed: boolean }

/** `result` is null if no question was answered: nothing is recorded then. */
export type ClosedAttempt = {
  status: 'closed'
  id: number
  type: ExamType
  result: { id: number; isLatest: boolean } | null
  /** Closed by its deadline, not by the candidate. */
  timeUp: boolean
}
