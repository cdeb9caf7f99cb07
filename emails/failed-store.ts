import type { Database, Tx } from '#db/database'
import { type RowOf, table } from '#db/table'
import type { FailedMail, MailFailure } from '#modules/kernel/mails'
import type { Page, Slice } from '#modules/kernel/page'
import type { Treatment } from './mail'
import { findMail } from './messages'
import { type MailModel, NOT_FAILED } from './models'

const HIDDEN_COLUMNS = ['parameters', 'priority', 'nextTryAt', 'holdKey'] as const

/** The condition of the partial index. */
const IS_FAILED = 'failed_at IS NOT NULL'

export type FailedStore = ReturnType<typeof createFailedStore>

/** The mails that were given up. */
export function createFailedStore(db: Database, mails: MailModel) {
  const failed = table(db, mails).without(...HIDDEN_COLUMNS)
  return {
    all: { sql: `SELECT count(*) FROM mails WHERE ${IS_FAILED}` },

    /** Does nothing when another process has claimed the mail since. */
    async giveUp(
      { id, attempts }: { id: number; attempts: number },
      why: { failedAt: Date; failure: MailFailure; answer: string | null },
      transaction: Tx,
    ): Promise<void> {
      await mails.update(why, { where: { id, attempts }, transaction })
    },

    async list(slice: Slice): Promise<Page<FailedMail>> {
      const list = { conditions: [[IS_FAILED]] as const, order: 'failed_at DESC, id DESC' }
      const { items, total } = await failed.readPage(list, slice)
      return { items: items.map(toFailedMail), total }
    },

    async lock(id: number, tx: Tx): Promise<FailedMail | null> {
      const [row] = await failed.lock(`WHERE id = $1 AND ${IS_FAILED}`, [id], tx)
      return row ? toFailedMail(row) : null
    },

    async resend(id: number, at: Date, transaction: Tx): Promise<void> {
      const again = { ...NOT_FAILED, attempts: 0, nextTryAt: at, holdKey: null, resentAt: at }
      await mails.update(again, { where: { id }, transaction })
    },

    removeBefore: (date: Date): Promise<number> => db.run('DELETE FROM mails WHERE failed_at < $1', [date]),
  }
}

const UNKNOWN: Treatment = { kind: "Email d'une autre version du site" }

type FailedRow = Omit<RowOf<MailModel>, (typeof HIDDEN_COLUMNS)[number]>

function toFailedMail({ template, resentAt, ...row }: FailedRow): FailedMail {
  const { kind, resendRefusal = null } = findMail(template) ?? UNKNOWN
  const failure = { failedAt: row.failedAt!, failure: row.failure! }
  return { ...row, ...failure, kind, resendRefusal: resendRefusal ?? (resentAt && 'resent') }
}
