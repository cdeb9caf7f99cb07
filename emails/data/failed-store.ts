import type { Count, Database, Tx } from '#db/database'
import { type RowOf, table } from '#db/table'
import type { MailFailure } from '#modules/admin'
import type { Page, Slice } from '#modules/kernel/page'
import { type MailModel, NOT_FAILED } from './models'

/** A row of a mail that was given up, without what it says. */
export type FailedRow = Omit<RowOf<MailModel>, (typeof NOT_SHOWN)[number]> & {
  failedAt: Date
  failure: MailFailure
}

const NOT_SHOWN = ['parameters', 'priority', 'nextTryAt', 'holdKey'] as const

/** As the partial index has it. */
const IS_FAILED = 'failed_at IS NOT NULL'

/** The mails that were given up, for the admins. */
export function createFailedStore(db: Database, mails: MailModel) {
  const failed = table(db, mails).without(...NOT_SHOWN)
  return {
    failed: { sql: `SELECT count(*) FROM mails WHERE ${IS_FAILED}` } satisfies Count,

    /** Does nothing when another process has claimed the mail since. */
    async giveUp(
      { id, attempts }: { id: number; attempts: number },
      why: { failedAt: Date; failure: MailFailure; answer: string | null },
      transaction: Tx,
    ): Promise<void> {
      await mails.update(why, { where: { id, attempts }, transaction })
    },

    async list(slice: Slice): Promise<Page<FailedRow>> {
      const list = { conditions: [[IS_FAILED]] as const, order: 'failed_at DESC, id DESC' }
      return (await failed.readPage(list, slice)) as Page<FailedRow>
    },

    async lock(id: number, tx: Tx): Promise<FailedRow | null> {
      const [row] = await failed.lock(`WHERE id = $1 AND ${IS_FAILED}`, [id], tx)
      return (row as FailedRow | undefined) ?? null
    },

    async resend(id: number, at: Date, transaction: Tx): Promise<void> {
      const again = { ...NOT_FAILED, attempts: 0, nextTryAt: at, holdKey: null, resentAt: at }
      await mails.update(again, { where: { id }, transaction })
    },

    async remove(id: number, transaction: Tx): Promise<void> {
      await mails.destroy({ where: { id }, transaction })
    },

    removeBefore: (date: Date): Promise<number> => db.run('DELETE FROM mails WHERE failed_at < $1', [date]),
  }
}
