import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import type { Page, Portions, Slice, Stopping } from '#modules/kernel/page'
import type { Result } from '#modules/kernel/result'
import type {
  AskedField,
  AskedQuestion,
  AttemptProgress,
  ClosedAttempt,
  GivenAnswer,
  Marking,
  OwnAttempt,
  RunningAttempt,
  RunningExam,
  StartedAttempt,
  StartOptions,
} from './attempts/attempt'
import type {
  BankQuery,
  BankQuestion,
  ImportedQuestion,
  ImportPreview,
  ImportSummary,
  ListedQuestion,
  QuestionHistory,
  ShownQuestion,
  ThemeFigures,
  UnknownPlace,
} from './questions/question'
import type { Statement, StatementQuery, StatementRead } from './contract/checks'
import type { BoxShare, Chances, StudiedQuestion, StudyOverview } from './contract/learning'
import type { Lesson, LessonCard, LessonToRead, LessonVersion, LooseEnds } from './contract/lessons'
import type {
  CorrectedContent,
  Correction,
  OwnReport,
  QueuedReport,
  Report,
  Reported,
  Uncorrected,
} from './contract/reports'
import type { ExamResult, ResultDetails, ResultQuery } from './contract/results'
import type {
  OwnSeries,
  Revisable,
  Series,
  SeriesChoice,
  SeriesQuestion,
  SeriesSource,
} from './contract/series'
import type { SheetQuestion } from './contract/sheets'
import type { Reminder, ReminderPlan, Reminders } from './contract/study-plan'
import type { FoundQuestion, TheoryQuery, TheoryTheme } from './contract/theory'
import type { Audit } from './questions/audit/audit'
import type { Figures, Progress } from './results/figures'
import type { Letter } from './letters'
import type { Memory } from './memory/card'
import type { Known } from './lessons/link-targets'
import type { ExamTime, ExamType } from './rules'
import type { LessonFields, ShippedLesson } from './lessons/schema'
import type { QuestionFields } from './questions/schema'
import type { NewReport } from './reports/schema'
import type { ClaimedResult, TrialItem } from './schemas'

export type * from './attempts/attempt'
export type * from './questions/question'
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
export type { Figures, Progress } from './results/figures'
export type { Flag, ItemStatistics } from './questions/statistics'
export type { Letter, OptionOrder } from './letters'

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
export interface Exams {
  attempts: Attempts
  results: Results
  series: PracticeSeries
  memory: StudyMemory
  questions: Questions
  imports: QuestionImports
  lessons: Lessons
  reports: Reports
  papers: Papers
  studyPlans: StudyPlans
  theory: Theory
  trial: Trial
  statements: Statements

  /** For the member: includes the questions of an exam in progress, but not their right answers. */
  findOwnData(userId: number): Promise<OwnExams>

  /**
   * The number of active questions, and of all results; and what waits for an admin: `statements` that were never
   * checked, or more than six months ago, and open `reports`.
   */
  totals(): Promise<Record<'questions' | 'results' | 'statements' | 'reports', number>>
}

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
  find(own: OwnAttempt): Promise<RunningAttempt | ClosedAttempt | null>

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

export interface Results {
  findLatest(userId: number): Promise<ResultDetails | null>

  /** Null for an unknown id and for another member's. */
  find(own: { userId: number; resultId: number }): Promise<ResultDetails | null>

  /** Regardless of its owner: for admins. */
  findAny(resultId: number): Promise<ResultDetails | null>

  /** Everybody's results, newest first by default. */
  listAll(query: ResultQuery, slice: Slice): Promise<Page<ExamResult>>

  /** Everybody's results in portions, newest first. */
  readAll(query: Omit<ResultQuery, 'sort'>): AsyncIterable<ExamResult[]>

  /** The member's own results, newest first. */
  list(userId: number, slice: Slice): Promise<Page<ExamResult>>

  /**
   * Records an exam that a client of the calls ran by itself. Graded here, against the current versions; a
   * missing answer is wrong. Refuses a caller who was signed out since the request began.
   */
  record(
    caller: Caller,
    claim: ClaimedResult,
  ): Promise<Result<ExamResult, 'signed-out' | 'locked' | 'unknown-question'>>

  findProgress(userId: number): Promise<Progress>

  /** `history` is the slice of the results that was asked for. */
  findOverview(userId: number, history: Slice): Promise<Overview>
}

export interface PracticeSeries {
  /** Draws a new series and closes the open one. Themes as addresses name them. */
  start(
    userId: number,
    choice: SeriesChoice,
  ): Promise<Result<{ seriesId: number }, 'signed-out' | 'nothing-to-ask'>>

  findRevisable(userId: number): Promise<Revisable>

  /** Null for an unknown id and for another member's. */
  find(own: OwnSeries): Promise<Series | null>

  /** The same, and for a question that was retired before it was answered. */
  findQuestion(own: OwnSeries, position: number): Promise<SeriesQuestion | null>

  /**
   * Grades by the current version, and closes the series with its last answer. Returns the answer that counts: the
   * first one. 'changed' unless the current edition is the one that was read.
   */
  answer(
    own: OwnSeries,
    answer: { position: number; letter: Letter; edition?: number },
  ): Promise<Result<{ userAnswer: Letter }, 'signed-out' | 'unknown' | 'closed' | 'retired' | 'changed'>>
}

export interface StudyMemory {
  /** Every active question, oldest first. */
  listStudied(userId: number): Promise<StudiedQuestion[]>

  findOverview(userId: number): Promise<StudyOverview>

  /** Those of the overview alone. */
  findChances(userId: number): Promise<Chances | null>

  /** From box 1 to box 5. */
  findBoxShares(): Promise<BoxShare[]>
}

export interface Questions {
  /** How many questions are active. */
  count(): Promise<number>

  /** The active bank, newest first. */
  listCurrent(slice: Slice): Promise<Page<BankQuestion>>

  /** The active bank with its statistics. */
  list(query: BankQuery, slice: Slice): Promise<Page<ListedQuestion>>

  /** The whole active bank with its statistics, oldest first, and those of its themes in alphabetical order. */
  findFigures(): Promise<{ themes: ThemeFigures[]; questions: ListedQuestion[] }>

  /** Themes of the active bank, in alphabetical order. */
  listThemes(): Promise<string[]>

  /** The rules of item writing that the active bank breaks, and by which questions. */
  audit(): Promise<Audit<BankQuestion>>

  /** Null for an unknown or retired question. */
  find(id: number): Promise<ShownQuestion | null>

  /** The last version by default, also of a retired question. Null for one that there is not. */
  findVersion(id: number, version?: number): Promise<ShownQuestion | null>

  /** Null for an unknown or retired question. */
  findHistory(id: number): Promise<QuestionHistory | null>

  add(fields: QuestionFields, tx?: Tx): Promise<Result<BankQuestion, 'duplicate-question' | UnknownPlace>>

  /**
   * Adds a version under the same id, unless nothing differs: exams in progress and old results keep the one
   * they asked. A field that is left out keeps its value. With `read`, 'changed' unless that is the current version.
   */
  revise(
    id: number,
    fields: ImportedQuestion,
    options?: { read?: number; isCorrection?: boolean },
    tx?: Tx,
  ): Promise<
    Result<
      { before: BankQuestion; after: BankQuestion },
      'unknown' | 'duplicate-question' | 'changed' | UnknownPlace
    >
  >

  /** The question is never drawn again; old results keep it. */
  retire(id: number, tx?: Tx): Promise<Result<BankQuestion, 'unknown'>>

  /** Makes the last version of a retired question current again. Another question may have its text by now. */
  restore(id: number, tx: Tx): Promise<Result<BankQuestion, 'duplicate-question'>>

  /** Fills a bank that never had a question; returns how many it loaded. */
  loadShipped(questions: readonly QuestionFields[], tx?: Tx): Promise<number>

  /** Questions at random, without repetition; for the official exam only once it is unlocked. */
  draw(
    userId: number,
    type: ExamType,
    count: number,
  ): Promise<Result<ExamQuestion[], 'locked' | 'not-enough-questions'>>
}

export interface QuestionImports {
  /**
   * Adds each question, or revises the active one with the same text (accents, case and spaces aside) when
   * something differs; a field that is left out keeps its value. `replace` retires all others. All or nothing.
   * `readQuestionFile` has made sure that no question comes twice.
   */
  run(questions: readonly ImportedQuestion[], options: { replace: boolean }, tx?: Tx): Promise<ImportSummary>

  /** What `importQuestions` would do, with at most `atMost` examples of each. */
  preview(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean; atMost: number },
  ): Promise<ImportPreview>

  /** Does what a preview with this fingerprint has shown, or nothing. */
  runAsPreviewed(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean; fingerprint: string },
    tx?: Tx,
  ): Promise<Result<ImportSummary, 'bank-changed'>>

  /** The active questions in the order of their ids. */
  listForExport(): Promise<QuestionFields[]>
}

export interface Lessons {
  /** In the order in which they are read; each with the number of active questions on its theme. */
  list(): Promise<(LessonCard & { questions: number })[]>

  /** Null for an unknown slug. */
  find(slug: string): Promise<LessonToRead | null>

  /** The slugs of all lessons, by which a theme with a lesson is named in addresses. */
  listSlugs(): Promise<string[]>

  /** Null for an unknown id. */
  findById(id: number): Promise<Lesson | null>

  /**
   * Adds a version, unless nothing differs; `by` is its author. With `read`, 'changed' unless that is the current version. A field that
   * is left out keeps its value.
   */
  revise(
    id: number,
    fields: Partial<LessonFields>,
    options?: { by?: number; read?: number; isCorrection?: boolean },
    tx?: Tx,
  ): Promise<Result<{ before: Lesson; after: Lesson }, 'unknown' | 'changed'>>

  /** Newest first, beginning with the current one; at most 20. Empty for an unknown lesson. */
  listVersions(id: number): Promise<LessonVersion[]>

  /** What would lead nowhere if the lesson had this text; null for an unknown lesson. */
  findLooseEnds(id: number, content: string): Promise<LooseEnds | null>

  /** What questions may name: the drawings, and the lessons with their sections. */
  findLinkTargets(tx?: Tx): Promise<Known>

  /** Fills an empty table, in this order; returns how many it loaded. */
  loadShipped(lessons: readonly ShippedLesson[], tx?: Tx): Promise<number>
}

export interface Reports {
  /** The member's last report of this, open or closed. */
  findLast(userId: number, about: Reported): Promise<Report | null>

  /**
   * `version` is the one that was read, the last one by default. 'reported' while the member's last report of it is
   * open; 'unknown' for what does not exist, or has no such version.
   */
  add(
    caller: Caller,
    about: Reported,
    report: NewReport & { version?: number },
    tx?: Tx,
  ): Promise<Result<Report, 'signed-out' | 'unknown' | 'reported'>>

  /** Open ones, the oldest first; or closed ones, the last closed first. */
  list(query: { show?: 'closed' }, slice: Slice): Promise<Page<QueuedReport>>

  find(id: number): Promise<QueuedReport | null>

  /** How many a member has sent, open and closed ones. */
  count(userId: number): Promise<number>

  /** Open ones about this, oldest first. */
  listOpen(about: Reported): Promise<Report[]>

  /** Whose reports these are. */
  findReporters(ids: readonly number[], tx?: Tx): Promise<number[]>

  /**
   * Adds a version that is marked as a correction, and closes the reports on this question that are still open. Like the
   * next two, it is called after the reporters were locked.
   */
  correctQuestion(
    id: number,
    fields: ImportedQuestion,
    correction: Correction,
    tx: Tx,
  ): Promise<Result<CorrectedContent<BankQuestion>, Uncorrected | 'duplicate-question' | UnknownPlace>>

  /** `by` is the author of the version. */
  correctLesson(
    id: number,
    fields: Partial<LessonFields>,
    correction: Correction & { by: number },
    tx: Tx,
  ): Promise<Result<CorrectedContent<Lesson>, Uncorrected>>

  /** Closes a report with words for its member, and changes nothing else. */
  keep(
    id: number,
    reply: string,
    tx: Tx,
  ): Promise<Result<Pick<QueuedReport, 'id' | 'about' | 'text'>, 'unknown' | 'closed'>>
}

export interface Papers {
  /** One number gives everybody the same questions in the same order, for as long as the bank is the same. */
  draw(
    userId: number,
    type: ExamType,
    number: number,
  ): Promise<Result<SheetQuestion[], 'locked' | 'not-enough-questions'>>

  /** Every active question on a theme, oldest first; empty for an unknown one. */
  findTheme(theme: string): Promise<SheetQuestion[]>
}

export interface StudyPlans {
  /** Refuses a caller who was signed out since the request began. */
  setExamDate(caller: Caller, examDate: string): Promise<Result<null, 'signed-out' | 'past' | 'too-far'>>

  removeExamDate(caller: Caller): Promise<Result<null, 'signed-out'>>

  findReminders(userId: number): Promise<ReminderPlan>

  /** The first is tomorrow's. Refuses a caller who was signed out since the request began. */
  setReminders(caller: Caller, reminders: Reminders): Promise<Result<null, 'signed-out'>>

  /** Needs no session, only the link of a reminder. Idempotent; accepts a member who is gone. */
  stopReminders(userId: number): Promise<void>

  /**
   * Queues a mail for every member whose day has come, whose address is confirmed and takes mail, and for whom
   * something is due or new, from seven in the morning in Belgium on, until none is left or `stopping` is aborted;
   * returns how many. Several processes queue none twice.
   */
  remindDue(stopping?: Stopping): Promise<number>

  /**
   * What a reminder that was queued on this day says, when its turn comes; null when it is no longer wanted, or came
   * too late. A weekly one that came too late is queued again today, a daily one comes anyway.
   */
  composeReminder(userId: number, day: string): Promise<Reminder | null>
}

export interface Theory {
  /**
   * Those that match, oldest first, with what the member knows of them. `total` is the length of the bank; `themes`
   * are all of its themes, in alphabetical order, each with the number of questions that match the rest of the query.
   */
  find(
    userId: number,
    query: TheoryQuery,
  ): Promise<{ found: FoundQuestion[]; themes: TheoryTheme[]; total: number }>
}

export interface Trial {
  /**
   * Draws among the examples of the lessons, which are public, on different themes as far as these go. Empty where
   * there are no examples.
   */
  draw(): Promise<TrialItem[]>

  /** In the order of the items; null for a question that was retired, or has another key or other options by now. */
  read(items: readonly TrialItem[]): Promise<(ShownQuestion | null)[]>

  /**
   * Grades the answers and takes them into what a member knows; returns how many counted. Those to a question that
   * `readTrial` no longer finds do not, nor those of a member who was removed or blocked.
   */
  record(userId: number, items: readonly TrialItem[]): Promise<number>
}

export interface Statements {
  /** Those never checked first, then the oldest check. */
  list(query: StatementQuery, slice: Slice): Promise<Page<Statement>>

  /**
   * Notes on the version that it was checked today. 'changed' unless that is the current one; 'no-text' where somebody
   * says to have read a text, and the question has no article or no address of it.
   */
  check(
    read: StatementRead,
    tx?: Tx,
  ): Promise<Result<{ before: Statement; after: Statement }, 'unknown' | 'changed' | 'no-text'>>
}
