import type { ExamTime, ExamType } from '../rules'
import type { ExamOutcome, QuestionFields, ResultSort } from '../schemas'
import type { AskedQuestion } from '../attempts/attempt'
import type { Corrected } from '../questions/question'

export type ExamResult = {
  id: number
  userId: number
  score: number
  totalQuestions: number
  /** Seconds, at most the exam's limit. */
  timeSpent: number
  examType: ExamType
  time: ExamTime
  createdAt: Date
}

export type ResultQuery = {
  userIds?: readonly number[]
  type?: ExamType
  outcome?: ExamOutcome
  sort?: ResultSort
}

/** One question of a finished exam, in the version that was asked. */
export type GradedAnswer = Omit<AskedQuestion, 'isMarked'> &
  QuestionFields &
  Corrected & {
    id: number
    questionId: number
    /** The number of that version. */
    version: number
    isCorrect: boolean
    /** When the question entered the bank. */
    createdAt: Date
  }

export type ResultDetails = { result: ExamResult; answers: GradedAnswer[] }
