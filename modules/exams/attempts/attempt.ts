import type { Letter, OptionOrder } from '../letters'
import type { QuestionFields } from '../questions/schema'
import type { ExamType, TimeAllowance } from '../rules'

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
  time: TimeAllowance
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
  time?: TimeAllowance
  /** Begins even while an exam of the other type runs. */
  allowOtherRunning?: boolean
  /** Goes on with a running one, and begins none. */
  resumeOnly?: boolean
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
