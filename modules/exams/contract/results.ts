import type { Caller } from '../../identity'
import type { Page, Slice } from '../../kernel/page'
import type { Result } from '../../kernel/result'
import type { ExamTime, ExamType } from '../domain/rules'
import type { ClaimedResult, ExamOutcome, QuestionFields, ResultSort } from '../schemas'
import type { AskedQuestion } from './attempts'
import type { Corrected } from './bank'

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

/** Finished exams, graded. */
export interface Results {
  findLatestResult(userId: number): Promise<ResultDetails | null>

  /** Null for an unknown id and for another member's. */
  findResult(own: { userId: number; resultId: number }): Promise<ResultDetails | null>

  /** Regardless of its owner: for admins. */
  findAnyResult(resultId: number): Promise<ResultDetails | null>

  /** Everybody's results, newest first by default. */
  listAllResults(query: ResultQuery, slice: Slice): Promise<Page<ExamResult>>

  /** Everybody's results in portions, newest first. */
  exportResults(query: Omit<ResultQuery, 'sort'>): AsyncIterable<ExamResult[]>

  /** The member's own results, newest first. */
  listResults(userId: number, slice: Slice): Promise<Page<ExamResult>>

  /**
   * Records an exam that a client of the calls ran by itself. Graded here, against the current versions; a
   * missing answer is wrong. Refuses a caller who was signed out since the request began.
   */
  recordResult(
    caller: Caller,
    claim: ClaimedResult,
  ): Promise<Result<ExamResult, 'signed-out' | 'locked' | 'unknown-question'>>
}
