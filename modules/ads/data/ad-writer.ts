import type { Attributes, WhereOptions } from 'sequelize'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { AdModel } from './models'

export type Row = Attributes<InstanceType<AdModel>>
export type Where = WhereOptions<Row>

/**
 * Each change is one statement that checks and writes, so that of two at the same moment one finds nothing.
 * Returns whether anything changed.
 */
export function createAdWriter({ db, clock }: { db: Database; clock: Clock }, model: AdModel) {
  return {
    async update(values: Parameters<typeof model.update>[0], where: Where, tx: Tx): Promise<boolean> {
      const [changed] = await model.update({ ...values, updatedAt: clock.now() }, { where, transaction: tx })
      return changed > 0
    },

    /** For a change that visitors may see. */
    async announced(change: Promise<boolean>, tx: Tx): Promise<boolean> {
      const changed = await change
      if (changed) await announceContentChange(db, tx)
      return changed
    },
  }
}
