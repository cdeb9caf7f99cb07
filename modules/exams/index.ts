import { bind } from '../kernel/bind'
import type { Exams } from './contract'
import { createAttemptStore } from './data/attempt-store'
import { createLessonStore } from './data/lesson-store'
import { createMasteryStore } from './data/mastery-store'
import { defineModels } from './data/models'
import { createOwnDataStore } from './data/own-data-store'
import { createBankWriter } from './data/bank-writer'
import { createQuestionStore } from './data/question-store'
import { createReportStore } from './data/report-store'
import { createResultStore } from './data/result-store'
import { createSeriesStore } from './data/series-store'
import { createStatementStore } from './data/statement-store'
import { createStatisticsStore } from './data/statistics-store'
import { createStudyPlanStore } from './data/study-plan-store'
import type { ExamType } from './domain/rules'
import * as imports from './import/import-questions'
import { answer, mark } from './use-cases/answer'
import { abandon, closeOverdue, finish } from './use-cases/close-attempt'
import type { Deps } from './use-cases/deps'
import { findAttempt, findProgress, findRunning } from './use-cases/find-attempt'
import * as ofLessons from './use-cases/lessons'
import * as ofReports from './use-cases/reports'
import * as ofStatements from './use-cases/statements'
import * as maintenance from './use-cases/maintain-bank'
import * as ofReminders from './use-cases/reminders'
import { overview, progress } from './use-cases/progress'
import * as bank from './use-cases/read-bank'
import * as ofResults from './use-cases/results'
import * as sheets from './use-cases/sheets'
import { start } from './use-cases/start-attempt'
import * as ofSeries from './use-cases/series'
import * as study from './use-cases/study'
import * as ofPlans from './use-cases/study-plan'
import * as trial from './use-cases/trial'

export type * from './contract'
export { audit } from './domain/audit'
export type * from './domain/audit'
export { type Known, knownOf, type Pages } from './domain/places'
export type * from './domain/rules'
export type { ClaimedResult, QuestionFields } from './schemas'
export type { LessonFields, ShippedLesson } from './lesson-schema'
export { QUESTION_COLUMNS } from './schemas'
export { MOST_LINES } from './import/csv'
export { type BadLine, formatQuestions, type HeaderFault, lineFaults } from './import/question-file'
export { type LineFault, quoted, readQuestionFile } from './import/question-file'

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
