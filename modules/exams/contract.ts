import type { Page, Portions, Slice } from '../kernel/page'
import type { Result } from '../kernel/result'
import type { AskedField, AskedQuestion, Attempts, RunningExam } from './contract/attempts'
import type { Bank, BankQuestion } from './contract/bank'
import type { Statements } from './contract/checks'
import type { Learning } from './contract/learning'
import type { Lessons } from './contract/lessons'
import type { OwnReport, Reports } from './contract/reports'
import type { ExamResult, Results } from './contract/results'
import type { SeriesDoors, SeriesSource } from './contract/series'
import type { Trial } from './contract/trial'
import type { Sheets } from './contract/sheets'
import type { ReminderPlan, StudyPlans } from './contract/study-plan'
import type { Theory } from './contract/theory'
import type { Memory } from './domain/mastery'
import type { Figures, Progress } from './domain/figures'
import type { ExamTime, ExamType } from './domain/rules'

export type * from './contract/attempts'
export type * from './contract/bank'
export type * from './contract/checks'
export type * from './contract/learning'
export type * from './contract/lessons'
export type * from './contract/reports'
export type * from './contract/results'
export type * from './contract/series'
export type * from './contract/trial'
export type * from './contract/sheets'
export type * from './contract/study-plan'
export type * from './contract/theory'
export type { Figures, Progress } from './domain/figures'
export type { Flag, ItemStatistics } from './domain/item-statistics'
export type { Letter, OptionOrder } from './domain/question'

/** A question for an exam that a client of the calls runs itself. */
export type ExamQuestion = Pick<BankQuestion, 'id' | 'correctAnswer' | 'theme' | AskedField>

/** Everything that a member's dashboard shows. */
export type Overview = {
  running: RunningExam[]
  progress: Progress
  figures: Figures
  /** Those of the last 20 that count, the oldest first. */
  trend: ExamResult[]
  history: Page<ExamResult>
}

/** Everything that a member did in exams, each question with their answer, what follows from it and what they asked for. */
export type OwnExams = ReminderPlan & {
  mastery: (Memory & { question: string })[]
  examDate: string | null
  attempts: Portions<{
    examType: ExamType
    time: ExamTime
    startedAt: Date
    deadline: Date
    closedAt: Date | null
    answers: (OwnAnswer & { isMarked: boolean; answeredAt: Date | null })[]
  }>
  examResults: Portions<Omit<ExamResult, 'userId'> & { answers: (OwnAnswer & { isCorrect: boolean })[] }>
  series: Portions<{
    source: SeriesSource | null
    createdAt: Date
    closedAt: Date | null
    answers: (OwnAnswer & { boxBefore: number | null; boxAfter: number | null; answeredAt: Date | null })[]
  }>
  contentReports: OwnReport[]
}

type OwnAnswer = Pick<AskedQuestion, 'position' | 'question' | 'optionOrder' | 'userAnswer'>

/**
 * The question bank, the lessons, the exams in progress and their results. Methods that read one member's exams close that
 * member's overdue ones first, where they can; those that read everybody's leave them to `closeOverdue`.
 */
export interface Exams
  extends
    Attempts,
    Bank,
    Learning,
    Lessons,
    Reports,
    Results,
    SeriesDoors,
    Sheets,
    Statements,
    StudyPlans,
    Theory,
    Trial {
  /** For the member: includes the questions of an exam in progress, but not their right answers. */
  findOwnData(userId: number): Promise<OwnExams>

  progress(userId: number): Promise<Progress>

  /** `history` is the slice of the results that was asked for. */
  overview(userId: number, history: Slice): Promise<Overview>

  /** Questions at random, without repetition; for the official exam only once it is unlocked. */
  drawQuestions(
    userId: number,
    type: ExamType,
    count: number,
  ): Promise<Result<ExamQuestion[], 'locked' | 'not-enough-questions'>>

  /**
   * The number of active questions, and of all results; and what waits for an admin: `statements` that were never
   * checked, or more than six months ago, and open `reports`.
   */
  totals(): Promise<Record<'questions' | 'results' | 'statements' | 'reports', number>>
}
