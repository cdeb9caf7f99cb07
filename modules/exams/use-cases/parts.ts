import type { Database } from '../../../db/database'
import type { Clock } from '../../kernel/clock'
import type { ActiveQuestions } from '../data/active-questions'
import type { AttemptStore } from '../data/attempt-store'
import type { FiguresStore } from '../data/figures-store'
import type { OwnDataStore } from '../data/own-data-store'
import type { QuestionStore } from '../data/question-store'
import type { ResultLog } from '../data/result-log'
import type { ResultStore } from '../data/result-store'

/** What the use cases of this module work with. */
export type Parts = {
  db: Database
  clock: Clock
  /** To ask from, and to change. */
  bank: ActiveQuestions
  questions: QuestionStore
  attempts: AttemptStore
  results: ResultStore
  log: ResultLog
  figures: FiguresStore
  ownData: OwnDataStore
}
