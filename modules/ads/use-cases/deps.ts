import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { UseCaseOf } from '#modules/kernel/bind'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { Pictures } from '#modules/kernel/pictures'
import type { AdCategory, Ads } from '../contract'
import type { AdLists } from '../data/ad-lists'
import type { DecisionStore } from '../data/decision-store'
import type { AdStore } from '../data/ad-store'
import type { QueueStore } from '../data/queue-store'
import type { LifecycleStore } from '../data/lifecycle-store'
import type { SearchStore } from '../data/search-store'
import type { AdReportStore } from '../data/ad-report-store'
import type { BlockStore } from '../data/block-store'
import type { ConversationReportStore } from '../data/conversation-report-store'
import type { AlertStore } from '../data/alert-store'
import type { FavouriteStore } from '../data/favourite-store'
import type { ConversationStore } from '../data/conversation-store'
import type { PhotoStore } from '../data/photo-store'

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
