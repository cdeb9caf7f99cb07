import type { Tx } from '#db/database'
import { below, not } from '#db/filter'
import type { RowOf } from '#db/table'
import type { FailedMail, MailFailure } from '#modules/kernel/mails'
import type { Page, Slice } from '#modules/kernel/page'
import type { Treatment } from './mail'
import { findMail } from './messages'
import { type MailTable, NOT_FAILED } from './tables'

const HIDDEN_COLUMNS = ['parameters', 'priority', 'nextTryAt', 'holdKey'] as const

/** Queries must repeat this condition to use the partial index. */
const IS_FAILED = 'failed_at IS NOT NULL'

export type FailedStore = ReturnType<typeof createFailedStore>

export function createFailedStore(mails: MailTable) {
  const failed = mails.without(...HIDDEN_COLUMNS)
  return {
    queue: { rows: `mails WHERE ${IS_FAILED}`, since: 'failed_at' },

    /** Marks a mail as failed, unless another process has claimed it since. */
    async giveUp(
      { id, attempts }: { id: number; attempts: number },
      why: { failedAt: Date; failure: MailFailure; answer: string | null },
      tx: Tx,
    ): Promise<void> {
      await mails.update({ id, attempts }, why, tx)
    },

    async list(slice: Slice): Promise<Page<FailedMail>> {
      const list = { conditions: [[IS_FAILED]] as const, order: 'failed_at DESC, id DESC' }
      const { items, total } = await failed.readPage(list, slice)
      return { items: items.map(toFailedMail), total }
    },

    async lock(id: number, tx: Tx): Promise<FailedMail | null> {
      const row = await failed.lock({ id, failedAt: not(null) }, tx)
      return row && toFailedMail(row)
    },

    async resend(id: number, at: Date, tx: Tx): Promise<void> {
      const again = { ...NOT_FAILED, attempts: 0, nextTryAt: at, holdKey: null, resentAt: at }
      await mails.update({ id }, again, tx)
    },

    removeBefore: (date: Date): Promise<number> => mails.remove({ failedAt: below(date) }),
  }
}

const UNKNOWN: Treatment = { kind: "Email d'une autre version du site" }

type FailedRow = Omit<RowOf<MailTable>, (typeof HIDDEN_COLUMNS)[number]>

function toFailedMail({ template, resentAt, ...row }: FailedRow): FailedMail {
  const { kind, resendRefusal = null } = findMail(template) ?? UNKNOWN
  const failure = { failedAt: row.failedAt!, failure: row.failure! }
  return { ...row, ...failure, kind, resendRefusal: resendRefusal ?? (resentAt && 'resent') }
}
