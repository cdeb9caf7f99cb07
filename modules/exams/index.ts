import { bind } from '../kernel/bind'
import type { Exams } from './contract'
import { createAttemptStore } from './attempts/store'
import { createLessonStore } from './lessons/store'
import { createMasteryStore } from './memory/store'
import { defineModels } from './models'
import { createOwnDataStore } from './own-data-store'
import { createBankWriter } from './questions/writer-store'
import { createQuestionStore } from './questions/store'
import { createReportStore } from './reports/store'
import { createResultStore } from './results/store'
import { createSeriesStore } from './series/store'
import { createStatementStore } from './statements/store'
import { createStatisticsStore } from './questions/statistics-store'
import { createStudyPlanStore } from './study-plans/store'
import type { ExamType } from './rules'
import * as imports from './imports/imports'
import { answer, mark } from './attempts/answering'
import { abandon, closeOverdue, finish } from './attempts/closing'
import type { Deps } from './use-cases/deps'
import { findAttempt, findProgress, findRunning } from './attempts/attempts'
import * as ofLessons from './lessons/lessons'
import * as ofReports from './reports/reports'
import * as ofStatements from './statements/statements'
import * as maintenance from './questions/editing'
import * as ofReminders from './study-plans/reminding'
import { overview, progress } from './use-cases/progress'
import * as bank from './questions/questions'
import * as ofResults from './results/results'
import * as sheets from './papers'
import { start } from './use-cases/start-attempt'
import * as ofSeries from './series/series'
import * as study from './memory/memory'
import * as ofPlans from './study-plans/study-plans'
import * as trial from './trial'

export type * from './contract'
export { audit } from './questions/audit/audit'
export type * from './questions/audit/audit'
export { type Known, knownOf, type Pages } from './lessons/link-targets'
export type * from './rules'
export type { ClaimedResult, QuestionFields } from './schemas'
export type { LessonFields, ShippedLesson } from './lessons/schema'
export { QUESTION_COLUMNS } from './schemas'
export { MOST_LINES } from './imports/csv'
export { type BadLine, formatQuestions, type HeaderFault, lineFaults } from './imports/question-file'
export { type LineFault, quoted, readQuestionFile } from './imports/question-file'

export type ExamsDependencies = Pick<Deps, 'db' | 'clock' | 'identity' | 'mails' | 'pages'> & {
  /** Called for each result that is recorded, to count them. */
  recorded?: (type: ExamType) => void
}

export function createExams({ db, clock, identity, mails, pages, recorded }: ExamsDependencies): Exams {
  const models = defineModels(db.sequelize)
  const questions = createQuestionStore(db, models)
  const bankWriter = createBankWriter(db, models)
  const lessons = createLessonStore(db, models)
  const attempts = createAttemptStore(db, models)
  const results = createResultStore(db, models, recorded)
  const statistics = createStatisticsStore(db, clock)
  const mastery = createMasteryStore(db, models)
  const series = createSeriesStore(db, models)
  const plans = createStudyPlanStore(db)
  const ownData = createOwnDataStore(db, models)
  const statements = createStatementStore(db, models)
  const reports = createReportStore(db, models)
  const ofContent = { questions, bankWriter, lessons, statements, reports, statistics }
  const ofMembers = { attempts, results, mastery, series, plans, ownData }
  const deps: Deps = { db, clock, identity, mails, pages, ...ofContent, ...ofMembers }
  const ofAttempts = {
    start,
    findRunning,
    findAttempt,
    findProgress,
    answer,
    mark,
    finish,
    abandon,
    closeOverdue,
  }
  const flat = {
    ...bind(deps, { ...ofAttempts, ...ofResults, progress, overview }),
    ...bind(deps, {
      ...bank,
      ...maintenance,
      ...imports,
      ...ofLessons,
      ...ofStatements,
      ...ofReminders,
      ...ofReports,
      ...study,
      ...trial,
      ...sheets,
      ...ofSeries,
    }),
    ...bind(deps, ofPlans),
    listAllResults: results.list,
    countQuestions: questions.count,
    listThemes: questions.listThemes,
    listLessonSlugs: lessons.listSlugs,
    findLessonById: lessons.find,
    findReminders: plans.findReminders,
    stopReminders: plans.stopReminders,
    findLastReport: reports.findLast,
    countReportsOf: reports.countOf,
    listOpenReports: reports.listOpen,
    findReporters: reports.findReporters,
  }
  return {
    attempts: {
      start: flat.start,
      findRunning: flat.findRunning,
      find: flat.findAttempt,
      findProgress: flat.findProgress,
      answer: flat.answer,
      mark: flat.mark,
      finish: flat.finish,
      abandon: flat.abandon,
      closeOverdue: flat.closeOverdue,
    },
    results: {
      findLatest: flat.findLatestResult,
      find: flat.findResult,
      findAny: flat.findAnyResult,
      listAll: flat.listAllResults,
      readAll: flat.exportResults,
      list: flat.listResults,
      record: flat.recordResult,
      findProgress: flat.progress,
      findOverview: flat.overview,
    },
    series: {
      start: flat.startSeries,
      findRevisable: flat.findRevisable,
      find: flat.findSeries,
      findQuestion: flat.findSeriesQuestion,
      answer: flat.answerSeries,
    },
    memory: {
      listStudied: flat.listStudied,
      findOverview: flat.studyOverview,
      findChances: flat.chances,
      findBoxShares: flat.boxShares,
    },
    questions: {
      count: flat.countQuestions,
      listCurrent: flat.listQuestions,
      list: flat.listBank,
      findFigures: flat.bankFigures,
      listThemes: flat.listThemes,
      audit: flat.auditBank,
      find: flat.findQuestion,
      findVersion: flat.findVersion,
      findHistory: flat.questionHistory,
      add: flat.addQuestion,
      revise: flat.reviseQuestion,
      retire: flat.retireQuestion,
      restore: flat.restoreQuestion,
      loadShipped: flat.loadShippedBank,
      draw: flat.drawQuestions,
    },
    imports: {
      run: flat.importQuestions,
      preview: flat.previewImport,
      runAsPreviewed: flat.importAsPreviewed,
      listForExport: flat.listForExport,
    },
    lessons: {
      list: flat.listLessons,
      find: flat.findLesson,
      listSlugs: flat.listLessonSlugs,
      findById: flat.findLessonById,
      revise: flat.reviseLesson,
      listVersions: flat.lessonVersions,
      findLooseEnds: flat.looseEnds,
      findLinkTargets: flat.known,
      loadShipped: flat.loadShippedLessons,
    },
    reports: {
      findLast: flat.findLastReport,
      add: flat.report,
      list: flat.listReports,
      find: flat.findReport,
      count: flat.countReportsOf,
      listOpen: flat.listOpenReports,
      findReporters: flat.findReporters,
      correctQuestion: flat.correctQuestion,
      correctLesson: flat.correctLesson,
      keep: flat.keepReported,
    },
    papers: {
      draw: flat.drawSheet,
      findTheme: flat.themeSheet,
    },
    studyPlans: {
      setExamDate: flat.setExamDate,
      removeExamDate: flat.removeExamDate,
      findReminders: flat.findReminders,
      setReminders: flat.setReminders,
      stopReminders: flat.stopReminders,
      remindDue: flat.remindDue,
      composeReminder: flat.takeReminder,
    },
    theory: {
      find: flat.findStudied,
    },
    trial: {
      draw: flat.drawTrial,
      read: flat.readTrial,
      record: flat.recordTrial,
    },
    statements: {
      list: flat.listStatements,
      check: flat.checkStatement,
    },
    findOwnData: flat.findOwnData,
    totals: flat.totals,
  }
}
