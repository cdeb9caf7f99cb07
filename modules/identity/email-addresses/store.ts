import { Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { table } from '#db/table'
import type { Models } from '../models'

/** One change of a member's address, as the link in the mail to the old one names it. */
export type EmailChange = { id: number; changedAt: Date }

export type EmailChangeStore = ReturnType<typeof createEmailChangeStore>

type NewChange = { userId: number; oldEmail: string; changedAt: Date }

export function createEmailChangeStore(db: Database, changes: Models['emailChanges']) {
  const stored = table(db, changes)
  const listed = stored.only('oldEmail', 'changedAt')
  return {
    async add(change: NewChange, transaction: Tx): Promise<EmailChange> {
      const { id, changedAt } = await changes.create(change, { transaction })
      return { id, changedAt }
    },

    async find({ id, changedAt }: EmailChange, tx?: Tx): Promise<(NewChange & EmailChange) | null> {
      const [change] = await stored.read('WHERE id = $1 AND changed_at = $2', [id, changedAt], tx)
      return change ?? null
    },

    listOwn: (userId: number) => listed.read('WHERE user_id = $1 ORDER BY id', [userId]),

    /** This change and those after it. */
    async removeFrom({ id, userId }: { id: number; userId: number }, transaction: Tx): Promise<void> {
      await changes.destroy({ where: { userId, id: { [Op.gte]: id } }, transaction })
    },

    async removeAll(userId: number, transaction: Tx): Promise<void> {
      await changes.destroy({ where: { userId }, transaction })
    },

    /** Returns how many. */
    removeUntil: (moment: Date): Promise<number> =>
      db.write(() => changes.destroy({ where: { changedAt: { [Op.lte]: moment } } })),
  }
}
