import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { UseCaseOf } from '#modules/kernel/bind'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { Exams } from '../contract'
import type { AttemptStore } from '../data/attempt-store'
import type { LessonStore } from '../data/lesson-store'
import type { MasteryStore } from '../data/mastery-store'
import type { OwnDataStore } from '../data/own-data-store'
import type { BankWriter } from '../data/bank-writer'
import type { QuestionStore } from '../data/question-store'
import type { ReportStore } from '../data/report-store'
import type { ResultStore } from '../data/result-store'
import type { SeriesStore } from '../data/series-store'
import type { StatementStore } from '../data/statement-store'
import type { StatisticsStore } from '../data/statistics-store'
import type { StudyPlanStore } from '../data/study-plan-store'
import type { Pages } from '../domain/places'

/** What the use cases of this module work with. */
export type Deps = {
  db: Database
  clock: Clock
  /** Locks the member before their exams, so that no two transactions wait for each other. Names authors. */
  identity: Identity
  mails: MailQueue<Tx>
  pages: Pages
  questions: QuestionStore
  bankWriter: BankWriter
  lessons: LessonStore
  statements: StatementStore
  reports: ReportStore
  statistics: StatisticsStore
  attempts: AttemptStore
  results: ResultStore
  mastery: MasteryStore
  series: SeriesStore
  plans: StudyPlanStore
  ownData: OwnDataStore
}

export type UseCase<Subject extends keyof Exams, Name extends keyof Exams[Subject]> = UseCaseOf<
  Deps,
  Exams[Subject][Name]
>
