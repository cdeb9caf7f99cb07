import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { UseCaseOf } from '#modules/kernel/bind'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { Pictures } from '#modules/kernel/pictures'
import type { AdCategory, Ads } from './contract'
import type { AdLists } from './listings/list-store'
import type { DecisionStore } from './moderation/decision-store'
import type { AdStore } from './listings/store'
import type { QueueStore } from './moderation/queue-store'
import type { LifecycleStore } from './lifecycle/store'
import type { SearchStore } from './search/store'
import type { AdReportStore } from './reports/store'
import type { BlockStore } from './messages/block-store'
import type { ConversationReportStore } from './messages/report-store'
import type { AlertStore } from './alerts/store'
import type { FavouriteStore } from './favourites/store'
import type { ConversationStore } from './messages/store'
import type { PhotoStore } from './photos/store'

export type AdsDependencies = {
  db: Database
  clock: Clock
  identity: Identity
  mails: MailQueue<Tx>
  pictures: Pictures
  closedCategories: readonly AdCategory[]
  /** Whether what one member may have at once is limited; it is by default. */
  isLimited?: boolean
}

export type Deps = AdsDependencies & {
  ads: AdStore
  lists: AdLists
  lifecycle: LifecycleStore
  photos: PhotoStore
  decisions: DecisionStore
  queue: QueueStore
  searches: SearchStore
  conversations: ConversationStore
  blocks: BlockStore
  adReports: AdReportStore
  alerts: AlertStore
  favourites: FavouriteStore
  conversationReports: ConversationReportStore
}

export type UseCase<Subject extends keyof Ads, Name extends keyof Ads[Subject]> = UseCaseOf<
  Deps,
  Ads[Subject][Name]
>
