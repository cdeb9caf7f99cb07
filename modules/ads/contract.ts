import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import type { ListQuery, Page, Slice, Stopping } from '#modules/kernel/page'
import type { PictureAddress } from '#modules/kernel/pictures'
import type { Result } from '#modules/kernel/result'
import type { AD_REPORT_FILTERS } from './reports/schema'
import type { AdReportClosing, NewAdReport } from './reports/schema'
import type {
  AdCategory,
  AdMember,
  AdReader,
  CheckedAd,
  ClassifiedAd,
  OwnAd,
  PostedAd,
  ReviewedAd,
  WaitingAd,
} from './ad'
import type { AdDigest, OwnAlerts } from './alerts/alert'
import type { AdOutcome, DecidedAd, LastDecision, Waiting } from './moderation/decided'
import type { Favourite } from './favourites/favourite'
import type { AdQuery } from './search/query'
import type { EndingAd, Renewal } from './lifecycle/renewal'
import type {
  ConversationReport,
  Correspondent,
  FirstMessage,
  ListedConversation,
  OwnMessages,
  QueuedConversationReport,
  ReportedConversation,
  Thread,
  WriteRefusal,
} from './messages/conversation'
import type { AdPhoto, PictureFault, TooManyPhotos, WithPhotos } from './photos/photo-types'
import type { AdReport, ModerationRecord, OwnAdReports, QueuedAdReport } from './reports/report'
import type { LastLook, Rejection } from './moderation/review'
import type { CONVERSATION_REPORT_FILTERS } from './messages/schema'
import type { ConversationClosing, NewConversationReport } from './messages/schema'
import type { AdState } from './visibility'
import type { TooManyAds } from './rules'
import type { ADMIN_AD_FILTERS } from './schemas'
import type { AdminAd, NewAd } from './schemas'

export type * from './ad'
export type * from './alerts/alert'
export type * from './moderation/decided'
export type * from './favourites/favourite'
export type * from './search/query'
export type * from './lifecycle/renewal'
export type * from './reports/report'
export type * from './moderation/review'
export type * from './messages/conversation'
export type * from './photos/photo-types'
export type { AdState } from './visibility'
export type { TooManyAds } from './rules'
export type { PriceRangeFault } from './search/price-range'

/** Finds the ads of `ownerIds` besides those that `q` finds; only those of `owner`, and none in the state `but`. */
export type AdminAdQuery = ListQuery<typeof ADMIN_AD_FILTERS> & {
  ownerIds?: readonly number[]
  owner?: number
  but?: AdState
}

/**
 * The classified ads of the members. An ad is public when it is online and its owner is not blocked.
 * Contact details are for members; those of an ad that has ended for its owner and admins.
 */
export interface Ads {
  listings: Listings
  search: AdSearch
  lifecycle: AdLifecycle
  moderation: AdModeration
  bin: AdBin
  decisions: AdDecisions
  photos: Photos
  favourites: Favourites
  alerts: Alerts
  messages: Messages
  conversationReports: ConversationReports
  reports: AdReports
}

export interface Listings {
  /**
   * Pending until an admin approves it. Drops what does not apply to its category. Asks a member to confirm their
   * address where nobody has. 'too-many-waiting' for a member of whom ten ads wait for an admin, 'too-many-ads' for one
   * who has forty.
   */
  create(
    caller: Caller,
    ad: PostedAd,
    tx?: Tx,
  ): Promise<Result<ClassifiedAd, 'category-closed' | 'signed-out' | TooManyAds>>

  /** Public at once, in any category: for the ads of admins. */
  createApproved(userId: number, ad: NewAd | AdminAd, tx?: Tx): Promise<CheckedAd>

  /**
   * An ad as this reader may see it, also when it is sold. Null when it is unknown or, for anybody but an admin,
   * when its owner is blocked or it is a pending ad of somebody else.
   */
  find(id: number, reader: AdReader): Promise<ClassifiedAd | null>

  /** Null for an unknown ad and for another member's. */
  findOwn(userId: number, id: number): Promise<OwnAd | null>

  /** For the member's copy of their data. */
  findAllOwn(userId: number): Promise<ReviewedAd[]>

  /** Newest first, in any state. */
  listOwn(userId: number, slice: Slice): Promise<Page<CheckedAd>>

  /**
   * Changes an own ad that is pending, or a rejected one, which then waits again; 'decided' when it is approved or
   * sold. 'category-closed' only for an ad of the caller that could be changed; 'too-many-waiting' for a rejected one.
   */
  change(
    caller: Caller,
    id: number,
    ad: PostedAd,
  ): Promise<
    Result<ClassifiedAd, 'signed-out' | 'not-found' | 'decided' | 'category-closed' | 'too-many-waiting'>
  >

  /** An ad that this member may remove: their own, or any ad for an admin. */
  findRemovable(id: number, by: AdMember): Promise<ClassifiedAd | null>

  /** Removes an own ad; false where the member has no such ad. Admins remove others' by `Admin.deleteAd`, which logs. */
  remove(userId: number, id: number): Promise<boolean>

  /** How many ads of this member are public. */
  countPublic(userId: number): Promise<number>

  /** Public ads for the sitemap, newest first. */
  listAddresses(limit: number): Promise<{ id: number; updatedAt: Date }[]>

  /** Categories in which the operator lets no member post. */
  readonly closedCategories: readonly AdCategory[]
}

export interface AdSearch {
  list(query: AdQuery, slice: Slice, reader: AdReader): Promise<Page<ClassifiedAd>>

  /**
   * Makes again what searches and prices look at, for ads whose own was made by an older version of the site;
   * returns how many. Several processes make none twice.
   */
  rebuildText(): Promise<number>
}

/** 'not-now': see `actsOf`. */
type Acted = Promise<Result<ClassifiedAd, 'not-found' | 'not-now'>>

export interface AdLifecycle {
  /**
   * Null where the member has no such ad. Idempotent. A pending ad may be marked sold too, and then leaves the
   * admins' queue; the page offers it for online ads only.
   */
  markSold(userId: number, id: number): Promise<ClassifiedAd | null>

  /** Another 60 days from now. */
  renew(userId: number, id: number): Acted

  reserve(userId: number, id: number): Acted

  /** Lifts the reservation. */
  release(userId: number, id: number): Acted

  undoSale(userId: number, id: number): Acted

  /**
   * At once and without a new look; nothing else of the ad changes. 'no-amount' where the present price names no
   * number, 'unclear' where the new one names none, or has words that nobody has looked at.
   */
  lowerPrice(
    caller: Caller,
    id: number,
    price: string,
  ): Promise<
    Result<ClassifiedAd, 'signed-out' | 'not-found' | 'not-now' | 'no-amount' | 'unclear' | 'not-lower'>
  >

  /** As a visitor sees it, and whether this link still renews it. Null for an ad that is gone or of a blocked member. */
  findByLink(link: Renewal): Promise<{ ad: ClassifiedAd; isOpen: boolean } | null>

  renewByLink(link: Renewal): Acted

  /** Null when the mail is no longer wanted: the ad is renewed, sold or gone. */
  findEnding(link: Renewal): Promise<EndingAd | null>

  /** Each of the sweeps returns how many ads it has dealt with; of several at once, one deals with an ad. */
  announceEnds(stopping?: Stopping): Promise<number>

  /** Tells the owners. One that ends late, after the site was down or it was hidden, is kept from now on. */
  endOverdue(stopping?: Stopping): Promise<number>

  removeEnded(stopping?: Stopping): Promise<number>
}

export interface AdModeration {
  /** Newest first. */
  listPending(slice: Slice): Promise<Page<ClassifiedAd>>

  /** Oldest first. */
  findOldestPending(limit: number): Promise<WaitingAd[]>

  /** All ads, newest first by default: for admins, like all methods below. */
  list(query: AdminAdQuery, slice: Slice): Promise<Page<CheckedAd>>

  /** The existing ones, in the order of their ids. */
  find(ids: readonly number[], tx?: Tx): Promise<CheckedAd[]>

  /** The ids of which an ad exists, in any state. */
  findExisting(ids: readonly number[]): Promise<number[]>

  /** The same, locked until `tx` ends. */
  lock(ids: readonly number[], tx: Tx): Promise<CheckedAd[]>

  /**
   * Changes what an ad says, in any state, and deletes these of its photos; drops what does not apply to its category.
   * No new revision where it is the same already. `before` must be locked by `tx`. Returns the numbers of photos, too.
   */
  rewrite(
    before: CheckedAd,
    ad: AdminAd,
    removedPhotos: readonly number[],
    tx: Tx,
  ): Promise<Record<'before' | 'after', { ad: CheckedAd; photos: number }>>

  /** Approves the pending ones; the others stay as they are. Keeps what they say, like `reject`. */
  approve(ids: readonly number[], tx: Tx): Promise<boolean>

  /** Rejects the pending ones; the others stay as they are. Their owners may correct them and send them again. */
  reject(ids: readonly number[], rejection: Rejection, tx: Tx): Promise<boolean>

  /** Null for an ad that no admin has decided on. */
  findLastDecision(id: number): Promise<LastLook | null>

  /** Takes the ads of a blocked member from the public pages, or gives them back. */
  setOwnerBlocked(userId: number, isBlocked: boolean, tx: Tx): Promise<boolean>

  /** Takes an ad off the public pages while it is looked at, or gives it back. False where nothing changed. */
  setHidden(id: number, isHidden: boolean, tx: Tx): Promise<boolean>

  /** Rejects an ad that was published. Its owner may correct it and send it again, like any rejected one. */
  takeDown(id: number, rejection: Rejection, tx: Tx): Promise<boolean>
}

export interface AdBin {
  /**
   * Puts them into the bin: from then on no door knows them but `restore` and `erase`. Like the other changes below,
   * regardless of owner; returns whether anything changed.
   */
  add(ids: readonly number[], tx: Tx): Promise<boolean>

  /** From the bin, as it was. */
  restore(id: number, tx: Tx): Promise<boolean>

  /** From the bin, for good, with their photos. */
  erase(ids: readonly number[], tx: Tx): Promise<boolean>
}

export interface AdDecisions {
  /** For the head of the panel. */
  overview(adminId: number): Promise<Waiting & { decision: LastDecision | null }>

  /** Called before the locked ads are approved or rejected. `until` is the end of its minute. */
  begin(
    adminId: number,
    outcome: AdOutcome,
    ids: readonly number[],
    tx: Tx,
  ): Promise<{ id: number; until: Date }>

  /**
   * Its ads that still exist, locked. 'followed' where it is not the admin's last act any more, 'too-late' after its
   * minute.
   */
  lock(adminId: number, decisionId: number, tx: Tx): Promise<Result<DecidedAd[], 'followed' | 'too-late'>>

  /** These ads of the decision wait again, with the last look of before. Called after they were locked. */
  takeBack(decisionId: number, ids: readonly number[], tx: Tx): Promise<void>

  /** The ads of what this admin has decided last, and whose they are. */
  list(adminId: number, tx?: Tx): Promise<{ decisionId: number; adId: number; ownerId: number }[]>

  /** These decisions stand from now on. Called after the owners were locked. */
  settle(ids: readonly number[], tx: Tx): Promise<void>

  /** Forgets those whose minute is over; returns how many. */
  removeOld(): Promise<number>
}

export interface Photos {
  /**
   * `file` is a path on this machine. The oldest is deleted where too many wait for an ad. 'too-many-photos' for a
   * member who has sixty, 'too-many-bytes' where all would take more than 100 MB.
   */
  add(caller: Caller, file: string): Promise<Result<AdPhoto, 'signed-out' | PictureFault | TooManyPhotos>>

  /** Those of `ids` that wait, or belong to the own ad of this number; in the order of `ids`. */
  findPlaceable(userId: number, ids: readonly number[], adId?: number): Promise<AdPhoto[]>

  /** Ads that this reader may read, with the photos that they may see: one statement, and none where there is no ad. */
  withPhotos<Ad extends Pick<ClassifiedAd, 'id' | 'userId' | 'state'>>(
    ads: readonly Ad[],
    reader: AdReader,
  ): Promise<(Ad & WithPhotos)[]>

  /** Null where this reader may not see it. Asks for the reader of a photo only that is not public. */
  findFile(
    address: PictureAddress,
    reader: () => Promise<AdReader>,
  ): Promise<{ bytes: Buffer; isPublic: boolean } | null>

  /** For the copy of the member's data; `adId` is null where it waits for one. */
  findOwn(userId: number): Promise<(AdPhoto & { adId: number | null; createdAt: Date })[]>

  /** Deletes photos whose ad has not come within a day. Returns how many. */
  removeWaiting(): Promise<number>
}

export interface Favourites {
  /** Idempotent. 'full' with `MOST_FAVOURITES`. */
  add(
    caller: Caller,
    adId: number,
  ): Promise<Result<void, 'signed-out' | 'not-found' | 'own-ad' | 'ended' | 'full'>>

  /** Idempotent. */
  remove(userId: number, adId: number): Promise<void>

  has(userId: number, adId: number): Promise<boolean>

  /** The one that was kept last comes first. */
  list(userId: number, slice: Slice): Promise<Page<Favourite>>

  /** For the copy of the member's data. */
  findOwn(userId: number): Promise<{ ad: string; keptAt: Date }[]>
}

export interface Alerts {
  /**
   * `search` holds the parameters of the list's address; those that ask for nothing are ignored. Begins the mails
   * again where they had ended. 'empty' without a filter, 'same' where the member has it, 'full' with `MOST_ALERTS`.
   */
  create(caller: Caller, search: string): Promise<Result<void, 'signed-out' | 'empty' | 'same' | 'full'>>

  /** Idempotent. */
  remove(userId: number, id: number): Promise<void>

  /** The oldest first. */
  list(userId: number): Promise<OwnAlerts>

  /** For the copy of the member's data. */
  findOwn(
    userId: number,
  ): Promise<{ search: string; createdAt: Date; seenUntil: Date; nextDigestOn: string | null }[]>

  /** Ads approved while the mails had ended appear in no later mail. */
  setDigests(caller: Caller, isMailed: boolean): Promise<Result<void, 'signed-out'>>

  /** Needs no session, only the link of a mail. Idempotent; accepts a member who is gone. */
  stopDigests(userId: number): Promise<void>

  /**
   * Queues the mails of the members whose day has come and whose alerts find something new; returns how many. Of
   * several processes at once, one queues a mail.
   */
  queueDigests(stopping?: Stopping): Promise<number>

  /**
   * What a mail that was queued on this day says, when its turn comes; null when it is no longer wanted, or came
   * too late: the next one then says it.
   */
  composeDigest(userId: number, day: string): Promise<AdDigest | null>

  /** The mail has gone: the next one does not repeat its ads. */
  recordDigest(userId: number, until: Date): Promise<void>
}

export interface Messages {
  /** Null where this member cannot read the ad. */
  findFirst(member: AdMember, adId: number): Promise<FirstMessage | null>

  /**
   * Begins the member's conversation about an ad, or goes on with it. Returns its number, like `writeMessage`.
   * 'too-many-conversations' for a member who has begun two hundred about ads that are still online.
   */
  writeAboutAd(
    caller: Caller,
    adId: number,
    body: string,
    tx?: Tx,
  ): Promise<
    Result<number, 'signed-out' | 'not-found' | 'own-ad' | 'ended' | 'too-many-conversations' | WriteRefusal>
  >

  /** Also after the ad has ended. The other one gets a mail unless they have had one since they last read. */
  write(
    caller: Caller,
    id: number,
    body: string,
    tx?: Tx,
  ): Promise<Result<number, 'signed-out' | 'not-found' | WriteRefusal>>

  /** The newest first. */
  list(userId: number, slice: Slice): Promise<Page<ListedConversation>>

  countUnread(userId: number): Promise<number>

  /**
   * The newest messages, or those before one; null for a conversation of others. With `marks`, what is shown counts
   * as read.
   */
  readThread(
    member: AdMember,
    id: number,
    options?: { before?: number; marks?: boolean },
  ): Promise<Thread | null>

  /** Whom the caller has blocked writes to them in no conversation; nor do they to whom they have blocked. Idempotent. */
  setBlocking(
    caller: Caller,
    id: number,
    isBlocking: boolean,
  ): Promise<Result<void, 'signed-out' | 'not-found'>>

  findOwn(userId: number): Promise<OwnMessages>
}

export interface ConversationReports {
  /** The other one's name and the member's last report; null for a conversation of others. */
  findOwn(
    userId: number,
    id: number,
  ): Promise<{ other: Correspondent; adTitle: string; last: ConversationReport | null } | null>

  /**
   * 'reported' while the member's last report of it is open; 'too-many-open' while five of theirs are, of ads and
   * conversations. Each gets a receipt by mail.
   */
  add(
    caller: Caller,
    id: number,
    report: NewConversationReport,
    tx?: Tx,
  ): Promise<Result<ConversationReport, 'signed-out' | 'not-found' | 'reported' | 'too-many-open'>>

  /** Open ones, the oldest first; or closed ones, the last closed first. */
  list(
    query: ListQuery<typeof CONVERSATION_REPORT_FILTERS>,
    slice: Slice,
  ): Promise<Page<QueuedConversationReport>>

  find(id: number, tx?: Tx): Promise<QueuedConversationReport | null>

  /** For an admin, by `Admin.readReported`, which logs it. */
  readReported(id: number, before?: number): Promise<ReportedConversation | null>

  /** Tells the reporter by mail. Called after they were locked. */
  close(
    id: number,
    closing: ConversationClosing,
    tx: Tx,
  ): Promise<Result<QueuedConversationReport, 'unknown' | 'closed'>>
}

export interface AdReports {
  /** The member's last report of this ad. */
  findLast(userId: number, adId: number): Promise<AdReport | null>

  /**
   * By a member, or by a visitor with their address. 'reported' while an earlier one of it, by the same member or
   * address, is open; 'too-many-open' while five of theirs are, of ads and conversations. Each gets a receipt by mail.
   */
  add(
    by: Caller | { email: string },
    adId: number,
    report: NewAdReport,
    tx?: Tx,
  ): Promise<Result<AdReport, 'signed-out' | 'not-found' | 'own-ad' | 'reported' | 'too-many-open'>>

  /** Open ones, the oldest first; or closed ones, the last closed first. */
  list(query: ListQuery<typeof AD_REPORT_FILTERS>, slice: Slice): Promise<Page<QueuedAdReport>>

  find(id: number, tx?: Tx): Promise<QueuedAdReport | null>

  /** All open reports of the same ad, this one among them unless it is closed; in the order of their ids. */
  findOpenWith(report: QueuedAdReport, tx?: Tx): Promise<AdReport[]>

  hasOpen(adId: number, tx: Tx): Promise<boolean>

  /** Open reports and closed ones alike. */
  findModerationRecord(userId: number): Promise<ModerationRecord>

  /** Those of `ids` that are open, each with a mail to its reporter. Called after the reporters were locked. */
  close(
    ids: readonly number[],
    closing: Pick<AdReportClosing, 'outcome' | 'reply'>,
    tx: Tx,
  ): Promise<AdReport[]>

  findOwn(userId: number): Promise<OwnAdReports>

  /**
   * Deletes closed reports of visitors after a year; those of members go with the account. A year after its answer a
   * report also loses its copy of what it was about, and the names of deleted accounts. Returns how many reports were
   * deleted.
   */
  removeOld(): Promise<number>
}
