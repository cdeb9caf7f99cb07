import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { ActiveQuestions } from '../data/active-questions'
import type { AttemptStore } from '../data/attempt-store'
import type { BankList } from '../data/bank-list'
import type { FiguresStore } from '../data/figures-store'
import type { OwnDataStore } from '../data/own-data-store'
import type { QuestionStore } from '../data/question-store'
import type { ResultLog } from '../data/result-log'
import type { ResultStore } from '../data/result-store'
import type { StatisticsStore } from '../data/statistics-store'

/** What the use cases of this module work with. */
export type Parts = {
  db: Database
  clock: Clock
  /** To hold whose exam it is, before anything that hangs on him. */
  identity: Pick<Identity, 'lockMember' | 'lockCaller'>
  /** To ask from, and to change. */
  bank: ActiveQuestions
  questions: QuestionStore
  /** To read as an admin, with how it was answered. */
  bankList: BankList
  statistics: StatisticsStore
  attempts: AttemptStore
  results: ResultStore
  log: ResultLog
  figures: FiguresStore
  ownData: OwnDataStore
}
