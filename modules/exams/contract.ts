import type { Tx } from '#db/database'
import type { Caller } from '../identity'
import type { Page, Slice } from '../kernel/page'
import type { Result } from '../kernel/result'
import type { Bank, BankQuestion } from './contract/bank'
import type { ExamType } from './domain/rules'
import type { ClaimedResult, ExamOutcome, ResultSort } from './schemas'

export type * from './contract/bank'
export type { Flag, ItemStatistics } from './domain/item-statistics'

export type Letter = 'A' | 'B' | 'C'

/** What a call draws for an exam that its client runs itself. */
export type ExamQuestion = Omit<BankQuestion, 'explanation' | 'source' | 'createdAt'>

/** A question as it was asked, without its right answer. */
export type AskedQuestion = {
  position: number
  question: string
  optionA: string
  optionB: string
  optionC: string
  userAnswer: Letter | null
}

/** An exam in progress. The clock is the server's. */
export type RunningAttempt = {
  status: 'running'
  id: number
  type: ExamType
  /** Seconds until the deadline, to the millisecond; 0 in the 5 s after it in which answers are still taken. */
  remainingSeconds: number
  /** Its time is up, and it could not be closed: what is marked waits until it can. */
  isOverdue: boolean
  /** The first question without an answer; the last one when all have one. */
  nextPosition: number
  questions: AskedQuestion[]
}

export type GivenAnswer = {
  position: number
  letter: Letter
  /** On the clock that the candidate saw when they chose it. Without it, it was chosen when it arrived. */
  secondsLeft?: number
}

/** How far an exam in progress is: what is marked, without the questions. */
export type Standing = Pick<RunningAttempt, 'status' | 'id' | 'type' | 'remainingSeconds'> & {
  answers: { position: number; userAnswer: Letter }[]
}

/** Where an exam begins, or goes on when it was in progress. */
export type StartedAttempt = { attemptId: number; nextPosition: number; resumed: boolean }

/** An exam that is over. `result` is null when no question was answered: nothing was recorded. */
export type ClosedAttempt = {
  status: 'closed'
  id: number
  type: ExamType
  result: { id: number; isLatest: boolean } | null
  /** It was closed by its deadline, not by the candidate. */
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
  createdAt: Date
}

/** Which results an admin looks for: of these members, of one exam, passed or failed. */
export type ResultQuery = {
  userIds?: readonly number[]
  type?: ExamType
  outcome?: ExamOutcome
  sort?: ResultSort
}

/** One question of a finished exam, in the version that was asked. */
export type GradedAnswer = Omit<AskedQuestion, 'userAnswer'> & {
  id: number
  questionId: number
  userAnswer: Letter | null
  isCorrect: boolean
  correctAnswer: Letter
  theme: string | null
  explanation: string | null
  source: string | null
  /** When the question entered the bank. */
  createdAt: Date
}

export type ResultDetails = { result: ExamResult; answers: GradedAnswer[] }

/** Practice exams passed, counted up to the five that unlock the official exam. */
export type Progress = { passed: number; isOfficialUnlocked: boolean }

type Score = { score: number; totalQuestions: number }

/** A member's exams in figures. */
export type Figures = {
  count: number
  passed: number
  /** The mean of the results' unrounded percentages; 0 without a result. */
  averagePercent: number
  /** The highest raw score; of two alike, the one out of fewer questions. */
  best: Score | null
  /** The highest percentage; of two alike, the exam with more questions. */
  highest: Score | null
}

/** All that a member's dashboard shows. */
export type Overview = {
  running: { id: number; type: ExamType }[]
  progress: Progress
  figures: Figures
  /** At most the last 20, the oldest first. */
  trend: ExamResult[]
  history: Page<ExamResult>
  /** What the latest exam leaves to study: how many questions, and their themes. */
  toStudy: { questions: number; themes: string[] }
}

/** Everything that a member did in exams, each question with what he answered. */
export type OwnExams = {
  attempts: (Pick<ExamResult, 'examType'> & {
    startedAt: Date
    deadline: Date
    closedAt: Date | null
    answers: { position: number; question: string; userAnswer: Letter | null; answeredAt: Date | null }[]
  })[]
  examResults: (Omit<ExamResult, 'userId'> & {
    answers: { position: number; question: string; userAnswer: Letter | null; isCorrect: boolean }[]
  })[]
}

/**
 * The question bank, the exams in progress and their results. What reads a member's exams closes that member's
 * overdue ones first, where it can; what reads those of all leaves them to `closeOverdue`.
 */
export interface Exams extends Bank {
  /**
   * Finds the exam of this type in progress or, where one may begin, draws a new one. Refuses whoever has been
   * blocked or removed since he asked.
   */
  start(
    userId: number,
    type: ExamType,
    mayBegin?: boolean,
  ): Promise<Result<StartedAttempt, 'signed-out' | 'locked' | 'none-running' | 'not-enough-questions'>>

  /** The exams in progress, at most one a type. */
  findRunning(userId: number): Promise<{ id: number; type: ExamType }[]>

  /** Null for an unknown id and for somebody else's. */
  findAttempt(userId: number, attemptId: number): Promise<RunningAttempt | ClosedAttempt | null>

  /** The same for who has its questions already. */
  findStanding(userId: number, attemptId: number): Promise<Standing | ClosedAttempt | null>

  /**
   * Saves answers, all at once; the last one to a question counts, by when it was chosen. Taken until the
   * deadline and 5 s longer, for the network's delay. `superseded` are the positions where a newer answer
   * stands, so that nothing was saved. 'unknown' also for a question that the exam does not have: its other
   * answers are saved.
   */
  answer(
    userId: number,
    attemptId: number,
    answers: readonly GivenAnswer[],
  ): Promise<Result<{ superseded: number[] }, 'unknown' | 'closed'>>

  /** Closes and grades. Whoever closed it before, and however often: one result. */
  finish(userId: number, attemptId: number, tx?: Tx): Promise<ClosedAttempt | null>

  /**
   * Ends an exam in progress without recording anything; `abandoned` tells whether this call did.
   * From its deadline on it is closed and graded instead.
   */
  abandon(
    userId: number,
    attemptId: number,
    tx?: Tx,
  ): Promise<(ClosedAttempt & { abandoned: boolean }) | null>

  /**
   * Closes every exam whose time is up, until none is left or `stopping` is aborted; returns how many. Several
   * processes close none twice. Throws an `AggregateError` for those that could not be closed, once all others are.
   */
  closeOverdue(stopping?: AbortSignal): Promise<number>

  findLatestResult(userId: number): Promise<ResultDetails | null>

  /** Null for an unknown id and for somebody else's. */
  findResult(userId: number, resultId: number): Promise<ResultDetails | null>

  /** Whoever's it is: for admins. */
  findAnyResult(resultId: number): Promise<ResultDetails | null>

  /** The results of everybody, newest first unless told. */
  listAllResults(query: ResultQuery, slice: Slice): Promise<Page<ExamResult>>

  /** All of them, in portions and always newest first: never the whole at once. */
  exportResults(query: Omit<ResultQuery, 'sort'>): AsyncIterable<ExamResult[]>

  /** The member's own results, newest first. */
  listResults(userId: number, slice: Slice): Promise<Page<ExamResult>>

  /**
   * Records an exam that a client of the calls ran by itself. Graded here, against the current
   * versions; what has no answer is wrong. Refuses whoever has been signed out since his request began.
   */
  recordResult(
    caller: Caller,
    claim: ClaimedResult,
  ): Promise<Result<ExamResult, 'signed-out' | 'locked' | 'unknown-question'>>

  /** For the member himself: with the questions of an exam in progress, but not their right answers. */
  findOwnData(userId: number): Promise<OwnExams>

  progress(userId: number): Promise<Progress>

  /** `history` is the part of the results that was asked for. */
  overview(userId: number, history: Slice): Promise<Overview>

  /** Questions at random, without repetition. The official exam's are drawn once it is unlocked. */
  drawQuestions(
    userId: number,
    type: ExamType,
    count: number,
  ): Promise<Result<ExamQuestion[], 'locked' | 'not-enough-questions'>>

  /** How many questions the active bank holds, and how many results there are. */
  totals(): Promise<{ questions: number; results: number }>
}
