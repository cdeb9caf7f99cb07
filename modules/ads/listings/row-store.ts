import { Op, type WhereOptions } from 'sequelize'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { RowOf } from '#db/table'
import type { Clock } from '#modules/kernel/clock'
import type { AdModel } from '../models'

export type Row = RowOf<AdModel>
export type Where = WhereOptions<Row>
type Values = Parameters<AdModel['update']>[0]

/**
 * Each change is one statement that checks and writes, so that of two at the same moment one finds nothing.
 * Returns whether anything changed.
 */
export function createAdWriter({ db, clock }: { db: Database; clock: Clock }, model: AdModel) {
  /** Also what lies in the bin. */
  async function updateAll(values: Values, where: Where, tx: Tx): Promise<boolean> {
    const [changed] = await model.update({ ...values, updatedAt: clock.now() }, { where, transaction: tx })
    return changed > 0
  }

  const update = (values: Values, where: Where, tx: Tx) =>
    updateAll(values, { [Op.and]: [where, { isBinned: false }] }, tx)

  /** For a change that visitors may see. */
  async function announced(change: Promise<boolean>, tx: Tx): Promise<boolean> {
    const changed = await change
    if (changed) await announceContentChange(db, tx)
    return changed
  }

  return {
    updateAll,
    update,
    announced,
    updateAndAnnounce: (values: Values, where: Where, tx: Tx) => announced(update(values, where, tx), tx),
    async remove(where: Where, transaction: Tx): Promise<boolean> {
      return (await model.destroy({ where, transaction })) > 0
    },
  }
}
