import type { Caller } from '../identity'
import type { Page, Slice } from '../kernel/page'
import type { Result } from '../kernel/result'
import type { Bank, BankQuestion, Corrected } from './contract/bank'
import type { Statements } from './contract/checks'
import type { Learning } from './contract/learning'
import type { Lessons } from './contract/lessons'
import type { OwnReport, Reports } from './contract/reports'
import type { SeriesDoors, SeriesSource } from './contract/series'
import type { Trial } from './contract/trial'
import type { Sheets } from './contract/sheets'
import type { ReminderPlan, StudyPlans } from './contract/study-plan'
import type { Theory } from './contract/theory'
import type { Memory } from './domain/mastery'
import type { Letter, OptionOrder } from './domain/question'
import type { Figures, Progress } from './domain/figures'
import type { ExamTime, ExamType } from './domain/rules'
import type { ClaimedResult, ExamOutcome, QuestionFields, ResultSort } from './schemas'

export type * from './contract/bank'
export type * from './contract/checks'
export type * from './contract/learning'
export type * from './contract/lessons'
export type * from './contract/reports'
export type * from './contract/series'
export type * from './contract/trial'
export type * from './contract/sheets'
export type * from './contract/study-plan'
export type * from './contract/theory'
export type { Figures, Progress } from './domain/figures'
export type { Flag, GroupStatistics, ItemStatistics } from './domain/item-statistics'
export type { Letter, OptionOrder } from './domain/question'

/** A question for an exam that a client of the calls runs itself. */
export type ExamQuestion = Pick<BankQuestion, 'id' | 'correctAnswer' | 'theme' | AskedField>

/** A question as it was asked, without its right answer. */
export type AskedQuestion = Pick<QuestionFields, AskedField> & {
  position: number
  /** In which order the options are shown. Every letter beside this one is the bank's. */
  optionOrder: OptionOrder
  userAnswer: Letter | null
  /** The candidate wants to look at it again. */
  isMarked: boolean
}

type AskedField = 'question' | 'optionA' | 'optionB' | 'optionC' | 'picture' | 'pictureAlt'

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
  attempts: {
    examType: ExamType
    time: ExamTime
    startedAt: Date
    deadline: Date
    closedAt: Date | null
    answers: (OwnAnswer & { isMarked: boolean; answeredAt: Date | null })[]
  }[]
  examResults: (Omit<ExamResult, 'userId'> & { answers: (OwnAnswer & { isCorrect: boolean })[] })[]
  series: {
    source: SeriesSource | null
    createdAt: Date
    closedAt: Date | null
    answers: (OwnAnswer & { boxBefore: number | null; boxAfter: number | null; answeredAt: Date | null })[]
  }[]
  contentReports: OwnReport[]
}

type OwnAnswer = Pick<AskedQuestion, 'position' | 'question' | 'optionOrder' | 'userAnswer'>

/**
 * The question bank, the lessons, the exams in progress and their results. Methods that read one member's exams close that
 * member's overdue ones first, where they can; those that read everybody's leave them to `closeOverdue`.
 */
export interface Exams
  extends Bank, Learning, Lessons, Reports, SeriesDoors, Sheets, Statements, StudyPlans, Theory, Trial {
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
  closeOverdue(stopping?: AbortSignal): Promise<number>

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

  /** The number of active questions, and of all results. */
  totals(): Promise<{ questions: number; results: number }>
}
