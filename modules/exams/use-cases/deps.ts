import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { UseCaseOf } from '#modules/kernel/bind'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { Exams } from '../contract'
import type { AttemptStore } from '../attempts/store'
import type { LessonStore } from '../lessons/store'
import type { MasteryStore } from '../memory/store'
import type { OwnDataStore } from '../own-data-store'
import type { BankWriter } from '../questions/writer-store'
import type { QuestionStore } from '../questions/store'
import type { ReportStore } from '../reports/store'
import type { ResultStore } from '../results/store'
import type { SeriesStore } from '../series/store'
import type { StatementStore } from '../statements/store'
import type { StatisticsStore } from '../questions/statistics-store'
import type { StudyPlanStore } from '../study-plans/store'
import type { Pages } from '../lessons/link-targets'

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
