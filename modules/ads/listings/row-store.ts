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

export type AdRows = ReturnType<typeof createAdRows>

export type StoredAd = RowOf<Tables['ads']>
/** A filter, or several that must all hold: merged into one, the second would replace a field of the first. */
export type AdFilter = Filter<StoredAd> | readonly Filter<StoredAd>[]
export type Values = Changes<StoredAd>

/**
 * Creates the functions with which every store changes ads. Each checks and writes in one statement, so that of two
 * conflicting changes at the same time, the second finds no row. Each returns whether anything changed.
 */
export function createAdRows({ db, clock, tables }: { db: Database; clock: Clock; tables: Tables }) {
  async function updateEvenBinned(values: Values, where: AdFilter, tx: Tx): Promise<boolean> {
    return (await tables.ads.update(where, { ...values, updatedAt: clock.now() }, tx)) > 0
  }

  const update = (values: Values, where: AdFilter, tx: Tx) =>
    updateEvenBinned(values, [...[where].flat(), { isBinned: false }], tx)

  /** Announces a content change; called after a change that visitors may see. */
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

    /** Changes the text of the ad and raises its revision. */
    rewrite(values: (Omit<PostedAd, 'photos'> | AdminAd) & Partial<StoredAd>, where: AdFilter, tx: Tx) {
      return update({ ...values, ...toSearchColumns(values), revision: NEXT_REVISION }, where, tx)
    },

    remove: async (where: AdFilter, tx: Tx): Promise<boolean> => (await tables.ads.remove(where, tx)) > 0,
  }
}

export const NEXT_REVISION = new Expression('revision + 1')

/** Returns the fields of an ad that is approved now. Its owner will get a mail before the new end. */
export function toApproval(now: Date) {
  const expiresAt = new Date(now.getTime() + ONLINE_MS)
  return { approvedAt: now, expiresAt, endedAt: null, isEndAnnounced: false }
}

export const NOT_APPROVED = { approvedAt: null, expiresAt: null, endedAt: null }
