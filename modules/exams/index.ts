import type { Database } from '#db/database'
import type { Identity } from '../identity'
import { bind } from '../kernel/bind'
import type { Clock } from '../kernel/clock'
import type { Exams } from './contract'
import { createAttemptStore } from './data/attempt-store'
import { createFiguresStore } from './data/figures-store'
import { defineModels } from './data/models'
import { createOwnDataStore } from './data/own-data-store'
import { createQuestionStore } from './data/question-store'
import { createResultStore } from './data/result-store'
import { createStatisticsStore } from './data/statistics-store'
import type { ExamType } from './domain/rules'
import { answer } from './use-cases/answer'
import { abandon, closeOverdue, finish } from './use-cases/close-attempt'
import type { Deps } from './use-cases/deps'
import { findAttempt, findAttemptProgress, findRunning } from './use-cases/find-attempt'
import {
  importAsPreviewed,
  importQuestions,
  listForExport,
  previewImport,
} from './use-cases/import-questions'
import { addQuestion, loadShippedBank, retireQuestion, reviseQuestion } from './use-cases/maintain-bank'
import { overview, progress } from './use-cases/progress'
import {
  drawQuestions,
  findQuestion,
  listBank,
  listQuestions,
  questionHistory,
  studyQuestion,
} from './use-cases/read-bank'
import {
  exportResults,
  findAnyResult,
  findLatestResult,
  findOwnData,
  findResult,
  listResults,
  recordResult,
} from './use-cases/results'
import { start } from './use-cases/start-attempt'

export type * from './contract'
export type * from './domain/rules'
export type { ClaimedResult, ExamOutcome, QuestionFields, ResultSort } from './schemas'
export {
  COLUMNS as QUESTION_COLUMNS,
  formatQuestions,
  type HeaderFault,
  MOST_LINES,
} from './import/question-csv'
export { type BadLine, type Problem, quoted, readQuestionFile } from './import/question-file'

export type ExamsDependencies = {
  db: Database
  clock: Clock
  identity: Pick<Identity, 'lockMember' | 'lockCaller'>
  /** Called for each result that is recorded, to count them. */
  recorded?: (type: ExamType) => void
}

export function createExams({ db, clock, identity, recorded }: ExamsDependencies): Exams {
  const models = defineModels(db.sequelize)
  const deps: Deps = {
    db,
    clock,
    identity,
    questions: createQuestionStore(db, models),
    statistics: createStatisticsStore(db, clock),
    attempts: createAttemptStore(db, models),
    results: createResultStore(db, models, recorded),
    figures: createFiguresStore(db),
    ownData: createOwnDataStore(db, models),
  }
  return {
    ...bind(deps, {
      start,
      findRunning,
      findAttempt,
      findAttemptProgress,
      answer,
      finish,
      abandon,
      closeOverdue,
      findLatestResult,
      findResult,
      findAnyResult,
      exportResults,
      listResults,
      recordResult,
      findOwnData,
      progress,
      overview,
      studyQuestion,
      listQuestions,
      listBank,
      findQuestion,
      questionHistory,
      drawQuestions,
      addQuestion,
      reviseQuestion,
      retireQuestion,
      loadShippedBank,
      importQuestions,
      previewImport,
      importAsPreviewed,
      listForExport,
    }),
    listAllResults: deps.results.list,
    listThemes: deps.questions.listThemes,
    totals: deps.figures.totals,
  }
}
