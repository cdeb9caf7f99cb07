import type { Letter, OptionOrder } from '../letters'
import type { QuestionFields } from '../questions/schema'
import type { ExamType, TimeAllowance } from '../rules'

export type AskedQuestion = Pick<QuestionFields, AskedField> & {
  position: number
  /** The order in which the page shows the options. `userAnswer` is the option's letter in the bank. */
  optionOrder: OptionOrder
  userAnswer: Letter | null
  isMarked: boolean
}

export type AskedField = 'question' | 'optionA' | 'optionB' | 'optionC' | 'picture' | 'pictureAlt'

export type OwnAttempt = { userId: number; attemptId: number }

type Running = {
  status: 'running'
  id: number
  type: ExamType
  time: TimeAllowance
  /** Is 0 in the 5 s after the deadline, in which answers are still accepted. */
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

export type AttemptProgress = Running & {
  answers: Pick<AskedQuestion, 'position' | 'userAnswer' | 'isMarked'>[]
}

export type GivenAnswer = {
  position: number
  letter: Letter
  /** The seconds left on the candidate's timer. If omitted, the answer counts as chosen on arrival. */
  secondsLeft?: number
}

export type Marking = { position: number; isMarked: boolean }

export type StartOptions = {
  /** Applies only to a new exam. A resumed exam keeps its allowance. */
  time?: TimeAllowance
  allowOtherRunning?: boolean
  /** Refuses with 'none-running' instead of beginning a new exam. */
  resumeOnly?: boolean
}

export type StartedAttempt = { attemptId: number; nextPosition: number; resumed: boolean }

export type ClosedAttempt = {
  status: 'closed'
  id: number
  type: ExamType
  /** Null if no question was answered, or if the exam was abandoned. */
  result: { id: number; isLatest: boolean } | null
  /** True if the exam was still open at its deadline. */
  timeUp: boolean
}
