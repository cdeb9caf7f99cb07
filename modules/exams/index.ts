import type { CountExpression, Database, Tx } from '#db/database'
import type { Identity, RemoveOwnRows } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { Week } from '#modules/kernel/week'
import { type Attempts, createAttempts } from './attempts/attempts'
import { createClosing } from './attempts/closing'
import { createAttemptStore } from './attempts/store'
import { createImports, type QuestionImports } from './imports/imports'
import { createLessons, type Lessons } from './lessons/lessons'
import type { Pages } from './lessons/link-targets'
import { createLessonStore } from './lessons/store'
import { createMemory, type StudyMemory } from './memory/memory'
import { createRebuild, type Rebuild } from './memory/rebuild'
import { createRebuildStore } from './memory/rebuild-store'
import { createRecording } from './memory/recording'
import { createMemoryStore } from './memory/store'
import { createTallyStore } from './memory/tally-store'
import { defineTables } from './tables'
import { createOldAnswers, type OldAnswers } from './old-answers'
import { createOwnDataStore, type OwnExams } from './own-data-store'
import { removeOwnRows } from './own-rows-store'
import { createPapers, type Papers } from './papers'
import { createQuestions, type Questions } from './questions/questions'
import { createStatisticsStore } from './questions/statistics-store'
import { createQuestionStore } from './questions/store'
import { createBankWriter } from './questions/writer-store'
import { createResults, type Results } from './results/results'
import { createResultStore, type ExamFigures } from './results/store'
import type { ExamType } from './rules'
import { createSeries, type PracticeSeries } from './series/series'
import { createSeriesStore } from './series/store'
import { createStatements, type Statements } from './statements/statements'
import { createStatementStore } from './statements/store'
import { createStudyPlanStore } from './study-plans/store'
import { createStudyPlans, type StudyPlans } from './study-plans/study-plans'
import { createTheory, type Theory } from './theory/theory'
import { createTrial, type Trial } from './trial'

export type * from './attempts/attempt'
export type { ImportPreview, ImportSummary } from './imports/imports'
export { type BadLine, formatQuestions, type HeaderFault, lineFaults } from './imports/question-file'
export { type FileFault, readFileText } from './imports/file-text'
export { type LineFault, quoted, readQuestionFile } from './imports/question-file'
export type { LessonVersion, LooseEnds } from './lessons/lessons'
export { type LinkTargets, toLinkTargets, type Pages } from './lessons/link-targets'
export type { LessonFields, ShippedLesson } from './lessons/schema'
export type { Lesson, LessonCard } from './lessons/store'
export type { Letter, OptionOrder } from './letters'
export type { Calibration } from './memory/calibration'
export { type Chances, toChance } from './memory/chance'
export { daysUntilDue, type MemoryState, predictRecall, review } from './memory/fsrs'
export type { Knowledge, ThemeStudy } from './memory/study'
export type { StudiedQuestion } from './memory/studied'
export type { PaperQuestion } from './papers'
export { audit } from './questions/audit/audit'
export type { BarredPoint } from './questions/audit/barred'
export type { AuditFinding, Measure, Rule, Share } from './questions/audit/finding'
export { type Drawable, toStratum } from './questions/blueprint'
export type { Corrected } from './questions/correction-store'
export type * from './questions/question'
export type { QuestionFields } from './questions/schema'
export type { Flag, ItemStatistics } from './questions/statistics'
export type { Figures, Progress } from './results/figures'
export type { ClaimedResult } from './results/schema'
export type { ExamFigures, ExamResult, GradedAnswer, ResultDetails, ResultQuery } from './results/store'
export type { TimeAllowance, ExamType } from './rules'
export type { TrialItem } from './schemas'
export type { SeriesChoice, SeriesCount, SeriesSource } from './series/schema'
export type { Revisable } from './series/revisable'
export type { Series, SeriesPlace, SeriesQuestion } from './series/series'
export type { Again } from './series/starting'
export type { OwnSeries } from './series/store'
export type { AskedOptions, CountedVersion, Statement, StatementRead } from './statements/store'
export type { StudyOverview } from './study-plans/overview'
export type { Reminder } from './study-plans/reminding'
export { planDay, type PlannedQuestion } from './study-plans/plan'
export type { ReminderPlan } from './study-plans/store'
export type { Forecast, Load, Today } from './study-plans/today'
export type { PlanUse } from './study-plans/use-store'
export type { TheoryTheme } from './theory/choice'
export type { TheoryQuery, TheoryState } from './theory/schema'
export type { FoundQuestion } from './theory/theory'

/**
 * Methods that read one member's exams first try to close the overdue ones. Methods that read everybody's
 * exams do not.
 */
export interface Exams {
  attempts: Attempts
  results: Results
  series: PracticeSeries
  memory: StudyMemory
  rebuildMemory: Rebuild
  questions: Questions
  imports: QuestionImports
  lessons: Lessons
  papers: Papers
  studyPlans: StudyPlans
  theory: Theory
  trial: Trial
  statements: Statements
  oldAnswers: OldAnswers

  /** Returns a member's data for the download. A running exam comes without its right answers. */
  findOwnData(userId: number): Promise<OwnExams>

  /** Returns the figures of each week of the last two years. Older answers are deleted. */
  listFigures(weeks: readonly Week[]): Promise<ExamFigures[]>

  removeOwnRows: RemoveOwnRows

  counts: {
    /** The questions of the active bank. */
    readonly questions: CountExpression
    /** Everybody's results. */
    readonly results: CountExpression
  }
}

export type ExamsDependencies = {
  db: Database
  clock: Clock
  identity: Identity
  mails: MailQueue<Tx>
  pages: Pages
  /** Called after the commit of each result, so that the metrics can count it. */
  recorded?: (type: ExamType) => void
}

export function createExams({ recorded, ...given }: ExamsDependencies): Exams {
  const { db, clock } = given
  const tables = defineTables(db)
  const ownData = createOwnDataStore(db, tables)
  const stores = {
    attempts: createAttemptStore(db, tables),
    results: createResultStore(db, tables, recorded),
    series: createSeriesStore(db, tables),
    memory: createMemoryStore(db, tables),
    tallies: createTallyStore(db, tables),
    rebuild: createRebuildStore(db, tables),
    questions: createQuestionStore(db, tables),
    bankWriter: createBankWriter(db, tables),
    statistics: createStatisticsStore(db, clock),
    lessons: createLessonStore(db, tables),
    plans: createStudyPlanStore(db),
    statements: createStatementStore(db, tables),
  }
  const recording = createRecording(stores)
  const closing = createClosing({ ...given, ...stores, recording })
  const deps = { ...given, ...stores, recording, closing }

  const attempts = createAttempts(deps)
  const memory = createMemory(deps)
  const lessons = createLessons(deps)
  const questions = createQuestions({ ...deps, findLinkTargets: lessons.findLinkTargets })
  const { listStudied } = memory

  return {
    attempts,
    results: createResults({ ...deps, findRunning: attempts.findRunning }),
    series: createSeries({ ...deps, listStudied }),
    memory,
    rebuildMemory: createRebuild(deps),
    questions,
    imports: createImports(deps),
    lessons,
    papers: createPapers(deps),
    studyPlans: createStudyPlans({ ...deps, studyMemory: memory }),
    theory: createTheory({ ...deps, listStudied }),
    trial: createTrial(deps),
    statements: createStatements(deps),
    oldAnswers: createOldAnswers(deps),

    async findOwnData(userId) {
      await closing.closeBeforeReading(userId)
      return {
        ...ownData.find(userId),
        ...(await stores.plans.findReminders(userId)),
        memory: await stores.memory.listOwn(userId),
      }
    },

    listFigures: stores.results.listFigures,
    removeOwnRows: (...of) => removeOwnRows(db, ...of),

    counts: {
      questions: stores.questions.current,
      results: stores.results.all,
    },
  }
}
