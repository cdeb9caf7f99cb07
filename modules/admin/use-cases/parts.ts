import type { Database, Tx } from '../../../db/database'
import type { Ads } from '../../ads'
import type { Exams } from '../../exams'
import type { Identity } from '../../identity'
import type { Clock } from '../../kernel/clock'
import type { News } from '../../news'
import type { AdMail } from '../contract'
import type { ActionLog } from '../data/action-log'
import type { ImportStore } from '../data/import-store'

/** What the use cases of this module work with. */
export type Parts = {
  db: Database
  clock: Clock
  identity: Identity
  exams: Exams
  ads: Ads
  news: News
  mails: MailQueue
  log: ActionLog
  imports: ImportStore
}

/** Queued with the change that it tells of, and sent after that is committed. */
export interface MailQueue {
  queue(mail: AdMail, tx: Tx): Promise<void>
}
