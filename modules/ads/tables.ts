import { date, dateOrNull, flag, id, integer, integerOrNull, oneOf, text, textOrNull } from '#db/columns'
import type { Database } from '#db/database'
import { openPictureFiles } from '#db/picture-files'
import type { Table } from '#db/table'
import type { AdCategory, AdCondition, AdType, Province, RejectionRule } from './ad'
import type { AdOutcome } from './moderation/undo'
import type { AdState } from './rules'

export type Tables = ReturnType<typeof defineTables>

export function defineTables(db: Database) {
  return {
    ads: db.table('classified_ads', {
      id,
      userId: integer,
      /** The online ad that this row corrects, or null. Once approved, the row replaces that ad's content and is deleted. */
      correctsId: integerOrNull,
      title: text,
      description: text,
      price: text,
      /** The price before the owner lowered it last, and when they did; null if they never did. */
      formerPrice: textOrNull,
      loweredAt: dateOrNull,
      location: text,
      province: oneOf<Province | null>(),
      /** The amount in the price, in cents. */
      amount: integerOrNull,
      photoCount: integer,
      type: oneOf<AdType>(),
      category: oneOf<AdCategory>(),
      condition: oneOf<AdCondition | null>(),
      weight: textOrNull,
      caliber: textOrNull,
      brand: textOrNull,
      /** Characteristics in the owner's words, such as '6-24×50, colliers de 30 mm'. */
      features: textOrNull,
      contactEmail: textOrNull,
      contactPhone: textOrNull,
      contactInfo: textOrNull,
      isApproved: flag,
      isSold: flag,
      createdAt: date,
      rejectionReason: textOrNull,
      rejectionRule: oneOf<RejectionRule | null>(),
      /** The `AdSnapshot` from the last decision, as JSON. */
      lastLook: textOrNull,
      approvedAt: dateOrNull,
      expiresAt: dateOrNull,
      endedAt: dateOrNull,
      reservedAt: dateOrNull,
      soldAt: dateOrNull,
      isEndAnnounced: flag,
      isHidden: flag,
      /** Whether the ad is in the bin, where it can only be restored or erased. */
      isBinned: flag,
      /** The result of `toState` for this row. */
      state: oneOf<AdState | 'binned'>(),
      revision: integer,
      ownerIsBlocked: flag,
      isCertified: flag,
      searchText: text,
      searchEdition: integer,
      updatedAt: date,
    }),
    photos: db.table('ad_photos', {
      id,
      userId: integer,
      /** `adId` and `position` are null while the photo waits for an ad. */
      adId: integerOrNull,
      position: integerOrNull,
      /** The owner, if the photo is kept with their draft. */
      draftUserId: integerOrNull,
      hash: text,
      fingerprint: text,
      width: integer,
      height: integer,
      caption: textOrNull,
      createdAt: date,
    }),
    /** The ad that a member has begun to fill in: one for each at the most. */
    drafts: db.table('ad_drafts', {
      userId: { ...integer, primaryKey: true },
      /** The `DraftContent`, as JSON. */
      content: text,
      savedAt: date,
    }),
    photoFiles: openPictureFiles(db, { pictures: 'ad_photos', files: 'ad_photo_files', owner: 'photo_id' }),
    /** The decisions of admins that can still be undone. */
    decisions: db.table('ad_decisions', {
      id,
      adminId: integer,
      outcome: oneOf<AdOutcome>(),
      decidedAt: date,
    }),
    decidedAds: db.table('decided_ads', {
      decisionId: { ...integer, primaryKey: true },
      adId: { ...integer, primaryKey: true },
      revision: integer,
    }),
    /** Each time that an ad was sent to be approved. `adId` is null once the ad is deleted. */
    submissions: db.table('ad_submissions', {
      id,
      adId: integerOrNull,
      sentAt: date,
      decidedAt: dateOrNull,
      outcome: oneOf<AdOutcome | null>(),
    }),
    favourites: db.table('favourites', {
      userId: { ...integer, primaryKey: true },
      adId: { ...integer, primaryKey: true },
      createdAt: date,
    }),
    adAlerts: db.table('ad_alerts', {
      id,
      userId: integer,
      /** The search, stored as the query string of the list's URL. */
      search: text,
      createdAt: date,
      /** Mails contain only ads approved after this moment. */
      seenUntil: date,
      /** The day of the next mail, in Belgium; null if the member has stopped the mails. */
      nextDigestOn: textOrNull,
    }),
    conversations: db.table('conversations', {
      id,
      adId: integerOrNull,
      /** The title of the ad when the conversation began. */
      adTitle: text,
      ownerId: integer,
      writerId: integer,
      createdAt: date,
      lastMessageAt: date,
      /** The time of the last message that the owner has read. `writerReadAt` is the same for the writer. */
      ownerReadAt: dateOrNull,
      writerReadAt: dateOrNull,
    }),
    messages: db.table('messages', {
      id,
      conversationId: integer,
      senderId: integer,
      body: text,
      createdAt: date,
    }),
    /** First messages whose writers have not confirmed their addresses. */
    heldMessages: db.table('held_messages', {
      userId: { ...integer, primaryKey: true },
      adId: { ...integer, primaryKey: true },
      body: text,
      createdAt: date,
    }),
    blockedMembers: db.table('blocked_members', {
      userId: { ...integer, primaryKey: true },
      blockedId: { ...integer, primaryKey: true },
      createdAt: date,
    }),
  }
}

export type AdViews = ReturnType<typeof createAdViews>

/**
 * Returns the views of the ads, each with the columns that its readers may see. `summary` is for favourites and
 * conversations.
 */
export function createAdViews(db: Database, { ads: model }: Tables) {
  // Leaves 'binned' out of the type of `state`, because no read through these views returns it.
  const row = model as OutsideBin<Tables['ads']>
  const moderationView = row.without(...INTERNAL_COLUMNS)
  const ownerView = moderationView.without('lastLook')
  const publicView = ownerView.without('correctsId', 'rejectionReason', 'rejectionRule', 'revision', 'soldAt')
  const summary = row.only(...SUMMARY)
  return { row, moderationView, ownerView, publicView, summary }
}

type OutsideBin<T> =
  T extends Table<infer Item, infer Stored, infer New> ? Table<Item & { state: AdState }, Stored, New> : never

const SUMMARY = [
  'id',
  'userId',
  'type',
  'title',
  'price',
  'formerPrice',
  'loweredAt',
  'state',
  'reservedAt',
  'isApproved',
  'ownerIsBlocked',
] as const

const INTERNAL_COLUMNS = [
  'amount',
  'photoCount',
  'approvedAt',
  'isEndAnnounced',
  'isHidden',
  'isBinned',
  'ownerIsBlocked',
  'isCertified',
  'searchText',
  'searchEdition',
  'updatedAt',
] as const

export const photoView = (db: Database, { photos }: Tables) =>
  photos.only('id', 'hash', 'width', 'height', 'caption')
