import { literal, Op, type WhereOptions } from 'sequelize'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { RowOf } from '#db/table'
import type { Clock } from '#modules/kernel/clock'
import type { PostedAd } from '../ad'
import type { Models } from '../models'
import { ONLINE_MS } from '../rules'
import type { AdminAd } from '../schemas'
import { toSearchColumns } from '../search/text'

export type AdRows = ReturnType<typeof createAdRows>

export type Row = RowOf<Models['ads']>
export type Where = WhereOptions<Row>
type Values = Parameters<Models['ads']['update']>[0]

/**
 * Every store changes ads by these. One statement checks and writes, so that of two concurrent changes one finds
 * nothing. Each returns whether anything changed.
 */
export function createAdRows({ db, clock, models }: { db: Database; clock: Clock; models: Models }) {
  async function updateEvenBinned(values: Values, where: Where, tx: Tx): Promise<boolean> {
    const changed = { ...values, updatedAt: clock.now() }
    const [count] = await models.ads.update(changed, { where, transaction: tx })
    return count > 0
  }

  const update = (values: Values, where: Where, tx: Tx) =>
    updateEvenBinned(values, { [Op.and]: [where, { isBinned: false }] }, tx)

  /** Called after a change that visitors may see. */
  async function announce(hasChanged: boolean, tx: Tx): Promise<boolean> {
    if (hasChanged) await announceContentChange(db, tx)
    return hasChanged
  }

  return {
    updateEvenBinned,
    update,
    announce,

    updateAndAnnounce: async (values: Values, where: Where, tx: Tx) =>
      announce(await update(values, where, tx), tx),

    /** Changes the text of the ad, which gets its next revision. */
    rewrite(values: (Omit<PostedAd, 'photos'> | AdminAd) & Partial<Row>, where: Where, tx: Tx) {
      return update({ ...values, ...toSearchColumns(values), revision: literal('revision + 1') }, where, tx)
    },

    async remove(where: Where, transaction: Tx): Promise<boolean> {
      return (await models.ads.destroy({ where, transaction })) > 0
    },
  }
}

/** The dates of an ad that is approved now, whose end is then announced again. */
export function toApproval(now: Date) {
  const expiresAt = new Date(now.getTime() + ONLINE_MS)
  return { approvedAt: now, expiresAt, endedAt: null, isEndAnnounced: false }
}

export const NOT_APPROVED = { approvedAt: null, expiresAt: null, endedAt: null }
