import type { Database } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { WithPhotos } from '../ad'
import { type AdSummary, toSummary } from '../listings/summary'
import { findContactRefusal } from '../messages/may-write'
import type { AdStore } from '../listings/store'
import type { Photos } from '../photos/photos'
import { MOST_FAVOURITES } from '../rules'
import { maySee } from '../visibility'
import type { FavouriteStore } from './store'

export interface Favourites {
  /** Saves an ad; does nothing if it is saved already. Refuses with 'full' at `MOST_FAVOURITES`. */
  add(
    caller: Caller,
    adId: number,
  ): Promise<Result<void, 'signed-out' | 'not-found' | 'own-ad' | 'ended' | 'full'>>

  remove(userId: number, adId: number): Promise<void>

  /** Returns those of the ads that the member keeps. */
  findKept(userId: number, adIds: readonly number[]): Promise<number[]>

  list(userId: number, slice: Slice): Promise<Page<Favourite>>

  findOwn(userId: number): Promise<{ ad: string; keptAt: Date }[]>
}

/** A saved ad. It stays in the list even if the member may no longer open its page. */
export type Favourite = AdSummary & WithPhotos & { keptAt: Date }

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  ads: AdStore
  photos: Photos
  store: FavouriteStore
}

export function createFavourites({ db, clock, identity, ads, photos, store }: Deps): Favourites {
  return {
    remove: store.remove,
    findKept: store.findKept,
    findOwn: store.findOwn,

    async add(caller, adId) {
      const { userId } = caller
      const found = await ads.find(adId)
      if (!found || !maySee('page', found, toReader(userId))) return refuse('not-found')
      return db.transaction(async (tx) => {
        // Locks the user row, so that simultaneous requests cannot exceed the limit.
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        const [ad] = await ads.lock([adId], tx)
        if (!ad) return refuse('not-found')
        if (await store.has(userId, adId, tx)) return ok(undefined)
        const refusal = findContactRefusal(ad, userId)
        if (refusal) return refuse(refusal)
        if ((await store.count(userId, tx)) >= MOST_FAVOURITES) return refuse('full')
        await store.add(userId, adId, clock.now(), tx)
        return ok(undefined)
      })
    },

    async list(userId, slice) {
      const reader = toReader(userId)
      const { items, total } = await store.list(userId, slice)
      const favourites = await photos.withPhotos(items, reader)
      return {
        items: favourites.map(({ keptAt, photos, ...ad }) => ({ ...toSummary(ad, reader), keptAt, photos })),
        total,
      }
    },
  }
}

const toReader = (id: number) => ({ id, isAdmin: false })
