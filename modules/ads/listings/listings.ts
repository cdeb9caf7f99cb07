import type { Database, Tx } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
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
import { keepWhatApplies } from './fields'
import type { AdStore } from './store'

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

  /** Removes an own ad; false where the member has no such ad. Admins remove others' by `Admin.ads`, which logs. */
  remove(userId: number, id: number): Promise<boolean>

  /** How many ads of this member are public. */
  countPublic(userId: number): Promise<number>

  /** Public ads for the sitemap, newest first. */
  listAddresses(limit: number): Promise<{ id: number; updatedAt: Date }[]>

  /** Categories in which the operator lets no member post. */
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

  async function find(id: number, reader: AdReader): Promise<ClassifiedAd | null> {
    const found = await ads.find(id)
    return found && maySee('page', found, reader) ? toSeen(found, reader) : null
  }

  return {
    closedCategories,
    find,
    findOwn: (userId, id) => ads.findOwn(userId, id),
    findAllOwn: ads.findAllOwn,
    listOwn: ads.listOwn,
    remove: ads.remove,
    countPublic: ads.countPublic,
    listAddresses: ads.listAddresses,

    async create(caller, ad, outer) {
      if (closedCategories.includes(ad.category)) return refuse('category-closed')
      return db.transaction(async (tx) => {
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        const tooMany = isLimited ? findExcess(await ads.countOwn(caller.userId, tx)) : null
        if (tooMany) return refuse(tooMany)
        const placed = await photos.lockPlaceable(caller.userId, ad.photos ?? [], undefined, tx)
        await identity.emailAddresses.askForConfirmation(caller.userId, tx)
        return ok(await ads.add(caller.userId, { ...keepWhatApplies(ad), photos: placed }, tx))
      }, outer)
    },

    createApproved: (userId, ad, outer) =>
      db.transaction(
        (tx) => ads.addApproved(userId, keepWhatApplies({ contactInfo: null, ...ad }), tx),
        outer,
      ),

    change: (caller, id, ad) =>
      db.transaction(async (tx) => {
        const { userId } = caller
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        const isOpen = !closedCategories.includes(ad.category)
        // Locks the ad before its photos: deleting an ad locks in the same order.
        const [before] = await ads.lock([id], tx)
        if (isLimited && before?.userId === userId && before.state === 'rejected') {
          const { waiting } = await ads.countOwn(userId, tx)
          if (findExcess({ waiting, all: 0 })) return refuse('too-many-waiting')
        }
        const placed = ad.photos && (await photos.lockPlaceable(userId, ad.photos, id, tx))
        // Each version of the ad asks for the promise again.
        const values = keepWhatApplies({ isCertified: false, ...ad, photos: placed })
        const changed = isOpen && (await ads.changeUndecided(userId, id, values, tx))
        const found = await ads.findOwn(userId, id, tx)
        if (!found) return refuse('not-found')
        if (changed) return ok(ads.toPublic(found))
        return refuse(['pending', 'rejected'].includes(found.state) ? 'category-closed' : 'decided')
      }),

    async findRemovable(id, by) {
      const ad = await find(id, by)
      return ad && (by.isAdmin || ad.userId === by.id) ? ad : null
    },
  }
}

/** The limit that another ad would exceed. */
function findExcess({ waiting, all }: { waiting: number; all: number }): TooManyAds | null {
  if (waiting >= MOST_WAITING_ADS) return 'too-many-waiting'
  return all >= MOST_ADS ? 'too-many-ads' : null
}
