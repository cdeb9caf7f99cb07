import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { Filter } from '#db/filter'
import { type Changes, Expression, type RowOf } from '#db/table'
import type { Clock } from '#modules/kernel/clock'
import type { PostedAd } from '../ad'
import type { Tables } from '../tables'
import { ONLINE_MS } from '../rules'
import type { AdminAd } from '../schemas'
import { toSearchColumns } from '../search/text'
import { type StateFlags, toState } from '../visibility'

export type AdRows = ReturnType<typeof createAdRows>

export type StoredAd = RowOf<Tables['ads']>
/** A filter, or several that must all hold. Two of them may test the same field. */
export type AdFilter = Filter<StoredAd> | readonly Filter<StoredAd>[]
/** New values of an ad, without its state, which `toState` computes. */
export type Values = Omit<Changes<StoredAd>, 'state' | keyof StateFlags> & Partial<StateFlags>

/**
 * Creates the functions that the stores use to change ads. Each function returns whether anything changed. An
 * update locks its ads first, so that a conflicting update waits.
 */
export function createAdRows({ db, clock, tables }: { db: Database; clock: Clock; tables: Tables }) {
  const flags = tables.ads.only('id', ...STATE_FLAGS)

  async function updateEvenBinned(values: Values, where: AdFilter, tx: Tx): Promise<boolean> {
    const updatedAt = clock.now()
    const locked = await flags.lockAll(where, tx)
    const changed = locked.map((ad) => ({ id: ad.id, state: toState({ ...ad, ...values }) }))
    for (const state of new Set(changed.map((ad) => ad.state))) {
      const id = changed.flatMap((ad) => (ad.state === state ? ad.id : []))
      await tables.ads.update({ id }, { ...values, state, updatedAt }, tx)
    }
    return locked.length > 0
  }

  const update = (values: Values, where: AdFilter, tx: Tx) =>
    updateEvenBinned(values, [...[where].flat(), { isBinned: false }], tx)

  /** Drops the cached public pages after a change that visitors may see. */
  async function announce(hasChanged: boolean, tx: Tx): Promise<boolean> {
    if (hasChanged) await announceContentChange(db, tx)
    return hasChanged
  }

  return {
    updateEvenBinned,
    update,
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
