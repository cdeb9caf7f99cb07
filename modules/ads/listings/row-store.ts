import { isAmong } from '#db/conditions'
import { announceContentChange, MOST_NAMED_ADS } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { Filter } from '#db/filter'
import { type Changes, Expression, type RowOf } from '#db/table'
import type { Clock } from '#modules/kernel/clock'
import type { PostedAd } from '../ad'
import type { Tables } from '../tables'
import { ONLINE_MS } from '../rules'
import type { AdminAd } from '../schemas'
import { toSearchColumns } from '../search/text'
import { isListed, type StateFlags, toState } from '../visibility'

export type AdRows = ReturnType<typeof createAdRows>

export type StoredAd = RowOf<Tables['ads']>
type OwnedAd = Pick<StoredAd, 'id' | 'userId'>
/** A filter, or several that must all hold. Two of them may test the same field. */
export type AdFilter = Filter<StoredAd> | readonly Filter<StoredAd>[]
/** New values of an ad, without its state, which `toState` computes. */
export type Values = Omit<Changes<StoredAd>, 'state' | keyof StateFlags> & Partial<StateFlags>

/**
 * Creates the functions that the stores use to change ads. An update locks its ads first, so that a conflicting
 * update waits, and returns them.
 */
export function createAdRows({ db, clock, tables }: { db: Database; clock: Clock; tables: Tables }) {
  const ids = tables.ads.only('id')
  const flags = tables.ads.only('id', 'userId', ...STATE_FLAGS)

  async function updateEvenBinned(values: Values, where: AdFilter, tx: Tx): Promise<OwnedAd[]> {
    const updatedAt = clock.now()
    const locked = await flags.lockAll(where, tx)
    const changed = locked.map((ad) => ({ id: ad.id, state: toState({ ...ad, ...values }) }))
    for (const state of new Set(changed.map((ad) => ad.state))) {
      const id = changed.flatMap((ad) => (ad.state === state ? ad.id : []))
      await tables.ads.update({ id }, { ...values, state, updatedAt }, tx)
    }
    const online = locked.flatMap((ad) => (isCorrectable(toState(ad)) ? ad.id : []))
    const ended = changed.flatMap(({ id, state }) => (isCorrectable(state) ? [] : id))
    await removeCorrections(
      online.filter((id) => ended.includes(id)),
      tx,
    )
    // An admin has to read a correction again once the online version says something else.
    if (values.revision && online.length > 0)
      await tables.ads.update({ correctsId: online }, { revision: NEXT_REVISION }, tx)
    return locked
  }

  /** Deletes the corrections of ads that are sold, expired, rejected or deleted. */
  async function removeCorrections(ids: readonly number[], tx: Tx): Promise<void> {
    if (ids.length > 0) await tables.ads.remove({ correctsId: ids }, tx)
  }

  const update = (values: Values, where: AdFilter, tx: Tx) =>
    updateEvenBinned(values, [...[where].flat(), { isBinned: false }], tx)

  /**
   * Drops the cached public pages that may show these ads. They include the pages of their owners' other ads, which
   * say how many there are. Returns whether there are any ads.
   */
  async function announce(ads: readonly OwnedAd[], tx: Tx): Promise<boolean> {
    if (ads.length === 0) return false
    const owners = [...new Set(ads.map(({ userId }) => userId))]
    const where = [isAmong(db, 'user_id', owners), [isListed(db)]] as const
    const others = await ids.list(where, { order: 'id', limit: MOST_NAMED_ADS + 1, tx })
    await announceContentChange(db, { ads: [...new Set([...ads, ...others].map(({ id }) => id))] }, tx)
    return true
  }

  return {
    updateEvenBinned,
    update,
    removeCorrections,
    announce,

    updateAndAnnounce: async (values: Values, where: AdFilter, tx: Tx) =>
      announce(await update(values, where, tx), tx),

    rewrite(values: (Omit<PostedAd, 'photos'> | AdminAd) & Values, where: AdFilter, tx: Tx) {
      return update({ ...values, ...toSearchColumns(values), revision: NEXT_REVISION }, where, tx)
    },

    remove: async (where: AdFilter, tx: Tx): Promise<boolean> => (await tables.ads.remove(where, tx)) > 0,
  }
}

const STATE_FLAGS = [
  'rejectionReason',
  'isSold',
  'isApproved',
  'endedAt',
  'isBinned',
  'isHidden',
] as const satisfies (keyof StateFlags)[]

export const NEXT_REVISION = new Expression('revision + 1')

/** Returns the fields that an approval sets. Resets `isEndAnnounced`, because the ad gets a new end. */
export function toApproval(now: Date) {
  const expiresAt = new Date(now.getTime() + ONLINE_MS)
  return { approvedAt: now, expiresAt, endedAt: null, isEndAnnounced: false }
}

export const NOT_APPROVED = { approvedAt: null, expiresAt: null, endedAt: null }

/** Hiding an ad is temporary, so its correction waits on. */
const isCorrectable = (state: StoredAd['state']) => state === 'online' || state === 'hidden'
