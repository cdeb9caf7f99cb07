import type { Database, Tx } from '#db/database'
import type { Identity, RemoveOwnRows } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { Pictures } from '#modules/kernel/pictures'
import type { Week } from '#modules/kernel/week'
import type { AdCategory } from './ad'
import { type Alerts, createAlerts } from './alerts/alerts'
import { createAlertStore } from './alerts/store'
import { createDrafts, type Drafts } from './drafts/drafts'
import { createFavourites, type Favourites } from './favourites/favourites'
import { createFavouriteStore } from './favourites/store'
import { type AdLifecycle, createAdLifecycle } from './lifecycle/lifecycle'
import { createLifecycleStore } from './lifecycle/store'
import { createListings, type Listings } from './listings/listings'
import { createAdRows } from './listings/row-store'
import { createAdStore } from './listings/store'
import { createBlockStore } from './messages/block-store'
import { createHeldMessages, type HeldMessages } from './messages/held'
import { createHeldStore } from './messages/held-store'
import { createMessages, type Messages } from './messages/messages'
import { createPairs } from './messages/pairs'
import { createConversationStore } from './messages/store'
import { createWriting } from './messages/writing'
import { createAdViews, defineTables } from './tables'
import { type AdBin, createAdBin } from './moderation/bin'
import { createDecisionStore } from './moderation/decision-store'
import { type AdDecisions, createAdDecisions } from './moderation/decisions'
import { type AdModeration, createAdModeration } from './moderation/moderation'
import { createPendingStore } from './moderation/queue-store'
import { createModerationStore } from './moderation/store'
import { type AdFigures, createSubmissionStore } from './moderation/submission-store'
import { createPageViews, type PageViews } from './page-views/page-views'
import { createPageViewStore } from './page-views/store'
import { removeOwnRows } from './own-rows-store'
import { type Localities, localities } from './localities/locality-of-ad'
import { createPhotos, type Photos } from './photos/photos'
import { createPhotoStore } from './photos/store'
import { type AdSearch, createAdSearch } from './search/search'
import { createSearchStore } from './search/store'

export type * from './ad'
export type { OwnAct } from './lifecycle/acts'
export type { EndingAd } from './lifecycle/lifecycle'
export type { Renewal } from './lifecycle/store'
export type { Favourite } from './favourites/favourites'
export type { AdSummary } from './listings/summary'
export type { TooManyAds } from './listings/listings'
export type { Interest } from './listings/store'
export type { HeldMessage, SentMessages } from './messages/held'
export type { WriteRefusal } from './messages/may-write'
export type { ListedConversation } from './messages/messages'
export type { Message } from './messages/store'
export type { AdOutcome } from './moderation/undo'
export type { LastDecision } from './moderation/decision-store'
export type { DecidedAd } from './moderation/decisions'
export type { WaitingAd } from './moderation/moderation'
export type { Hint, HintKind } from './moderation/hints'
export type { SimilarAd } from './moderation/similar'
export type { AdFigures } from './moderation/submission-store'
export type { TooManyPhotos } from './photos/photos'
export type { LocalityFault } from './localities/locality-of-ad'
export type { AdState } from './rules'
export type { AdminAd, AdQuery, NewAd } from './schemas'
export type { PriceRangeFault } from './search/price-range'

/** The members' classified ads. `visibility.ts` defines who may see each part of an ad. */
export interface Ads {
  listings: Listings
  search: AdSearch
  localities: Localities
  lifecycle: AdLifecycle
  moderation: AdModeration
  bin: AdBin
  decisions: AdDecisions
  pageViews: PageViews
  photos: Photos
  drafts: Drafts
  favourites: Favourites
  alerts: Alerts
  messages: Messages
  heldMessages: HeldMessages

  /** Returns the figures of each week. */
  listFigures(weeks: readonly Week[]): Promise<AdFigures[]>

  removeOwnRows: RemoveOwnRows
}

export type AdsDependencies = {
  db: Database
  clock: Clock
  identity: Identity
  mails: MailQueue<Tx>
  pictures: Pictures
  closedCategories: readonly AdCategory[]
  /** False removes the limits on how many ads, photos and conversations one member may have. */
  isLimited?: boolean
}

export function createAds({ isLimited = true, ...given }: AdsDependencies): Ads {
  const { db, clock } = given
  const tables = defineTables(db)
  const views = createAdViews(db, tables)
  const rows = createAdRows({ db, clock, tables })
  const photoStore = createPhotoStore({ db, tables })
  const submissions = createSubmissionStore(db, tables)
  const base = { db, clock, tables, views, rows, photos: photoStore, submissions }
  const ads = createAdStore(base)
  const moderation = createModerationStore({ ...base, ads })
  const conversations = createConversationStore(base)
  const blocks = createBlockStore(base)
  const held = createHeldStore(base)
  const favourites = createFavouriteStore(base)

  const deps = { ...given, isLimited, ads }
  const photos = createPhotos({ ...deps, store: photoStore })
  const pairs = createPairs({ ...deps, conversations, blocks })
  const writing = createWriting({ ...deps, pairs, held, store: conversations })
  return {
    listings: createListings({ ...deps, photos: photoStore }),
    search: createAdSearch({ db, store: createSearchStore(base) }),
    localities,
    lifecycle: createAdLifecycle({ ...deps, favourites, store: createLifecycleStore(base) }),
    moderation: createAdModeration({
      ads,
      photos: photoStore,
      queue: createPendingStore(base),
      store: moderation,
    }),
    bin: createAdBin({ store: moderation }),
    decisions: createAdDecisions({ ...deps, store: createDecisionStore(base) }),
    pageViews: createPageViews(createPageViewStore(db)),
    photos,
    drafts: createDrafts({ ...deps, photos, tables }),
    favourites: createFavourites({ ...deps, photos, store: favourites }),
    alerts: createAlerts({ ...deps, store: createAlertStore(base) }),
    messages: createMessages({
      ...{ ...deps, photos, pairs, blocks, held, writing },
      store: conversations,
    }),
    heldMessages: createHeldMessages({ ...deps, store: held, writing }),
    listFigures: submissions.listFigures,
    removeOwnRows: (...of) => removeOwnRows(db, ...of),
  }
}
