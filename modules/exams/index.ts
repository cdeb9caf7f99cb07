import type { Database } from '#db/database'
import type { Identity } from '../identity'
import type { Clock } from '../kernel/clock'
import type { Exams } from './contract'
import type { ExamType } from './domain/rules'
import { createActiveQuestions } from './data/active-questions'
import { createAttemptStore } from './data/attempt-store'
import { createBankList } from './data/bank-list'
import { defineModels } from './data/models'
import { createQuestionStore } from './data/question-store'
import { createFiguresStore } from './data/figures-store'
import { createOwnDataStore } from './data/own-data-store'
import { createResultLog } from './data/result-log'
import { createResultStore } from './data/result-store'
import { createStatisticsStore } from './data/statistics-store'
import { answer } from './use-cases/answer'
import { abandon, finish, sweepOverdue } from './use-cases/close-attempt'
import { findAttempt, findRunning, findStanding } from './use-cases/find-attempt'
import {
  findAnyResult,
  findLatestResult,
  findOwnData,
  findResult,
  listResults,
} from './use-cases/find-results'
import {
  importAsPreviewed,
  importQuestions,
  listForExport,
  previewImport,
} from './use-cases/import-questions'
import { listBank, questionHistory } from './use-cases/list-bank'
import { addQuestion, loadShippedBank, retireQuestion, reviseQuestion } from './use-cases/maintain-bank'
import { drawQuestions, listQuestions, studyQuestion } from './use-cases/read-bank'
import { recordResult } from './use-cases/record-result'
import { exportResults, listAllResults } from './use-cases/result-log'
import { start } from './use-cases/start-attempt'
import { overview } from './use-cases/overview'
import { progress } from './use-cases/unlock'

export type * from './contract'
export type * from './domain/rules'
export type { ClaimedResult, ExamOutcome, QuestionFields, ResultSort } from './schemas'
export { COLUMNS as QUESTION_COLUMNS, formatQuestions, type HeaderFault } from './use-cases/question-csv'
export { MOST_LINES } from './use-cases/read-records'
export { type BadLine, type Problem, quoted, readQuestionFile } from './use-cases/read-question-file'

export type ExamsDependencies = {
  db: Database
  clock: Clock
  identity: Pick<Identity, 'lockMember' | 'lockCaller'>
  /** Is told of each result that is recorded, to count them. */
  recorded?: (type: ExamType) => void
}

export function createExams({ db, clock, identity, recorded }: ExamsDependencies): Exams {
  const models = defineModels(db.sequelize)
  const parts = {
    db,
    clock,
    identity,
    bank: createActiveQuestions(models.versions),
    bankList: createBankList(db, models.versions),
    statistics: createStatisticsStore(db, clock),
    questions: createQuestionStore(db, models),
    attempts: createAttemptStore(db, models),
    results: createResultStore(db, models, recorded),
    log: createResultLog(db),
    figures: createFiguresStore(db),
    ownData: createOwnDataStore(models),
  }
  return {
    start: (...args) => start(parts, ...args),
    findRunning: (...args) => findRunning(parts, ...args),
    findAttempt: (...args) => findAttempt(parts, ...args),
    findStanding: (...args) => findStanding(parts, ...args),
    answer: (...args) => answer(parts, ...args),
    finish: (...args) => finish(parts, ...args),
    abandon: (...args) => abandon(parts, ...args),
    closeOverdue: (...args) => sweepOverdue(parts, ...args),
    findLatestResult: (...args) => findLatestResult(parts, ...args),
    findResult: (...args) => findResult(parts, ...args),
    findAnyResult: (...args) => findAnyResult(parts, ...args),
    listAllResults: (...args) => listAllResults(parts, ...args),
    exportResults: (query) => exportResults(parts, query),
    listResults: (...args) => listResults(parts, ...args),
    recordResult: (...args) => recordResult(parts, ...args),
    findOwnData: (...args) => findOwnData(parts, ...args),
    progress: (...args) => progress(parts, ...args),
    overview: (...args) => overview(parts, ...args),
    studyQuestion: (...args) => studyQuestion(parts, ...args),
    listQuestions: (...args) => listQuestions(parts, ...args),
    listBank: (...args) => listBank(parts, ...args),
    listThemes: () => parts.bankList.listThemes(),
    findQuestion: (id) => parts.bankList.find(id),
    questionHistory: (id) => questionHistory(parts, id),
    drawQuestions: (...args) => drawQuestions(parts, ...args),
    addQuestion: (...args) => addQuestion(parts, ...args),
    reviseQuestion: (...args) => reviseQuestion(parts, ...args),
    retireQuestion: (...args) => retireQuestion(parts, ...args),
    loadShippedBank: (...args) => loadShippedBank(parts, ...args),
    importQuestions: (...args) => importQuestions(parts, ...args),
    previewImport: (...args) => previewImport(parts, ...args),
    importAsPreviewed: (...args) => importAsPreviewed(parts, ...args),
    totals: () => parts.figures.totals(),
    listForExport: (...args) => listForExport(parts, ...args),
  }
}
