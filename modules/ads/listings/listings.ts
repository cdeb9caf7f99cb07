import type { Database, Tx } from '#db/database'
import type { BesideMember, Caller, Identity } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type {
  AdCategory,
  AdMember,
  AdReader,
  CheckedAd,
  ClassifiedAd,
  OwnAd,
  PostedAd,
  ReviewedAd,
} from '../ad'
import type { PhotoStore } from '../photos/store'
import { MOST_ADS, MOST_WAITING_ADS } from '../rules'
import type { AdminAd, NewAd } from '../schemas'
import { maySee, toSeen } from '../visibility'
import type { AdStore, Interest } from './store'
import { toStoredFields } from './stored-fields'

export interface Listings {
  /**
   * Creates a pending ad, without the fields that do not apply to its category. The province follows from the
   * place unless one is given. Asks the member to confirm an unconfirmed email address. Refuses with 'too-many-waiting' at `MOST_WAITING_ADS`, and with 'too-many-ads'
   * at `MOST_ADS`.
   */
  create(
    caller: Caller,
    ad: PostedAd,
    tx?: Tx,
  ): Promise<Result<ClassifiedAd, 'category-closed' | 'signed-out' | TooManyAds>>

  /** Creates an ad that is public at once, even in a closed category. Meant for the ads of admins. */
  createApproved(userId: number, ad: NewAd | AdminAd, tx?: Tx): Promise<CheckedAd>

  /**
   * Finds an ad as this reader may see it. Returns null if the reader may not open its page. Only
   * admins may open the page of a correction.
   */
  find(id: number, reader: AdReader, tx?: Tx): Promise<ClassifiedAd | null>

  /** Finds an ad of the member, but no correction: it is found by `findCorrections`. */
  findOwn(userId: number, id: number): Promise<OwnAd | null>

  /** Maps the ids of ads to the corrections of these ads that wait for an admin or were rejected. */
  findCorrections(ids: readonly number[]): Promise<Map<number, OwnAd>>

  /** Deletes the correction of an ad. Returns false if there is none. */
  withdrawCorrection(userId: number, id: number): Promise<boolean>

  /** Returns all ads of the member for the copy of their data. */
  findAllOwn(userId: number): Promise<ReviewedAd[]>

  /**
   * Lists the member's ads in any state, newest first, without corrections. `rejectedFirst` puts those that were
   * refused, or whose correction was, before the others.
   */
  listOwn(userId: number, slice: Slice, rejectedFirst?: boolean): Promise<Page<CheckedAd>>

  /** The number of the member's refused ads and corrections, for the statement that finds their session. */
  readonly rejectedBeside: BesideMember<number>

  /**
   * Changes a pending or rejected ad of the caller, and makes the ad pending. An online ad stays as it is, and gets a
   * pending correction, or has its correction changed. Refuses with 'decided' in any other state. Refuses a rejected
   * ad or correction, and a new correction, with 'too-many-waiting' at `MOST_WAITING_ADS`.
   */
  change(
    caller: Caller,
    id: number,
    ad: PostedAd,
  ): Promise<
    Result<ClassifiedAd, 'signed-out' | 'not-found' | 'decided' | 'category-closed' | 'too-many-waiting'>
  >

  /** Finds an ad that this member may remove: their own, or any ad for an admin. */
  findRemovable(id: number, by: AdMember): Promise<ClassifiedAd | null>

  /**
   * Removes an ad of the member. Returns false if they have no such ad. Removals by admins go through
   * `Admin.ads`, which logs them.
   */
  remove(userId: number, id: number): Promise<boolean>

  countPublic(userId: number): Promise<number>

  /** Counts the views of each ad's page, the members who keep the ad and the conversations about it, by the ad's id. */
  countInterest(ids: readonly number[]): Promise<Map<number, Interest>>

  /** Lists public ads for the sitemap, newest first. */
  listAddresses(limit: number): Promise<{ id: number; updatedAt: Date }[]>

  /** The categories that the operator has closed: no member can post in them. */
  readonly closedCategories: readonly AdCategory[]
}

export type TooManyAds = 'too-many-waiting' | 'too-many-ads'

type Deps = {
  db: Database
  identity: Identity
  closedCategories: readonly AdCategory[]
  isLimited: boolean
  ads: AdStore
  photos: PhotoStore
}

export function createListings(deps: Deps): Listings {
  const { db, identity, closedCategories, isLimited, ads, photos } = deps

  async function find(id: number, reader: AdReader, tx?: Tx): Promise<ClassifiedAd | null> {
    const found = await ads.find(id, tx)
    if (!found || (found.isCorrection && !reader?.isAdmin) || !maySee('page', found, reader)) return null
    const { isCorrection: _, ...ad } = found
    return toSeen(ad, reader)
  }

  return {
    closedCategories,
    find,
    findOwn: (userId, id) => ads.findOwn(userId, id),
    findCorrections: ads.findCorrections,
    withdrawCorrection: (userId, id) => db.transaction((tx) => ads.removeCorrection(userId, id, tx)),
    findAllOwn: ads.findAllOwn,
    listOwn: ads.listOwn,
    rejectedBeside: { sql: ads.rejectedOfUser, toValue: Number },
    remove: (userId, id) =>
      db.transaction(async (tx) => {
        // Locks the owner, so that the removal waits while someone reports a conversation about the ad.
        await identity.accounts.lockMembers([userId], tx)
        return ads.remove(userId, id, tx)
      }),
    countPublic: ads.countPublic,
    countInterest: ads.countInterest,
    listAddresses: ads.listAddresses,

    async create(caller, ad, outer) {
      if (closedCategories.includes(ad.category)) return refuse('category-closed')
      return db.transaction(async (tx) => {
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        const tooMany = isLimited ? findExcess(await ads.countOwn(caller.userId, tx)) : null
        if (tooMany) return refuse(tooMany)
        const placed = await photos.lockPlaceable(caller.userId, ad.photos ?? [], [], tx)
        await identity.emailAddresses.askForConfirmation(caller.userId, tx)
        return ok(await ads.add(caller.userId, { ...toStoredFields(ad), photos: placed }, tx))
      }, outer)
    },

    createApproved: (userId, ad, outer) =>
      db.transaction(
        (tx) => ads.addApproved(userId, toStoredFields({ contactInfo: null, ...ad }), tx),
        outer,
      ),

    change: (caller, id, ad) =>
      db.transaction(async (tx) => {
        const { userId } = caller
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        // Locks the ad before its photos, as a deletion does, to avoid deadlocks.
        const [own] = await ads.lock([id], tx)
        if (own?.userId !== userId || own.correctsId !== null) return refuse('not-found')
        if (!['pending', 'rejected', 'online'].includes(own.state)) return refuse('decided')
        if (closedCategories.includes(ad.category)) return refuse('category-closed')
        const isOnline = own.state === 'online'
        const changed = isOnline ? await ads.lockCorrection(id, tx) : own
        if (isLimited && changed?.state !== 'pending') {
          const { waiting } = await ads.countOwn(userId, tx)
          if (findExcess({ waiting, all: 0 })) return refuse('too-many-waiting')
        }
        const chosen = ad.photos ?? (changed ? undefined : (await photos.listByAd([id], tx)).get(id))
        const adIds = changed ? [id, changed.id] : [id]
        let placed = chosen && (await photos.lockPlaceable(userId, chosen, adIds, tx))
        if (isOnline && placed) placed = await photos.copyOf(id, placed, tx)
        // A change without `isCertified` withdraws the promise.
        const values = toStoredFields({ isCertified: false, ...ad, photos: placed })
        if (changed) await ads.changeUndecided(userId, changed.id, values, tx)
        else await ads.addCorrection(own, values, tx)
        const found = await ads.findOwn(userId, id, tx)
        return ok(ads.toPublic(found!))
      }),

    async findRemovable(id, by) {
      const ad = await find(id, by)
      return ad && (by.isAdmin || ad.userId === by.id) ? ad : null
    },
  }
}

function findExcess({ waiting, all }: { waiting: number; all: number }): TooManyAds | null {
  if (waiting >= MOST_WAITING_ADS) return 'too-many-waiting'
  return all >= MOST_ADS ? 'too-many-ads' : null
}
