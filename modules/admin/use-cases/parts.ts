import type { Database, Tx } from '#db/database'
import type { Ads } from '#modules/ads'
import type { Exams } from '#modules/exams'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { News } from '#modules/news'
import type { ActionLog } from '../data/action-log'
import type { ImportStore } from '../data/import-store'

/** What the use cases of this module work with: what was handed in, and its own tables. */
export type Parts = AdminDependencies & { log: ActionLog; imports: ImportStore }

export type AdminDependencies = {
  db: Database
  clock: Clock
  identity: Identity
  exams: Exams
  ads: Ads
  news: News
  mails: MailQueue<Tx>
}
