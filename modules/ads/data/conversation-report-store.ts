import type { Database, Tx } from '#db/database'
import { readListPage } from '#db/list-page'
import { table } from '#db/table'
import type { Page, Slice } from '#modules/kernel/page'
import type {
  ConversationClosing,
  ConversationReport,
  NewConversationReport,
  OwnMessages,
  QueuedConversationReport,
} from '../contract'
import { notBinned } from './ad-conditions'
import type { MessageModels } from './message-models'

export type ConversationReportStore = ReturnType<typeof createConversationReportStore>

/** What one of two members found wrong with their conversation. */
export function createConversationReportStore(db: Database, { conversationReports: model }: MessageModels) {
  const reports = table(db, model)
  const stored = reports.joinedAs('report')
  const queued = {
    table: `conversation_reports AS report
      JOIN conversations AS conversation ON conversation.id = report.conversation_id
      LEFT JOIN classified_ads AS ad ON ad.id = conversation.ad_id AND ${notBinned('ad')}`,
    columns: `${stored.columns}, COALESCE(ad.title, ad_title) AS "adTitle", owner_id AS "ownerId",
      writer_id AS "writerId", (SELECT CAST(count(*) AS integer) FROM conversation_reports AS other
        WHERE other.closed_at IS NULL AND other.conversation_id = report.conversation_id) AS "openReports"`,
  }

  function toQueued(row: QueuedRow): QueuedConversationReport {
    const { adTitle, ownerId, writerId, openReports } = row
    return { ...stored.toRow(row), adTitle, ownerId, writerId, openReports }
  }

  async function read(rest: string, values: readonly number[], tx?: Tx) {
    const sql = `SELECT ${queued.columns} FROM ${queued.table} ${rest}`
    return (await db.read<QueuedRow>(sql, values, tx)).map(toQueued)
  }

  return {
    async add(
      report: NewConversationReport & { conversationId: number; userId: number },
      at: Date,
      transaction: Tx,
    ): Promise<ConversationReport> {
      const open = { createdAt: at, closedAt: null, outcome: null, reply: null }
      return reports.pick(await model.create({ ...report, ...open }, { transaction }))
    },

    async findLast(userId: number, conversationId: number, tx?: Tx): Promise<ConversationReport | null> {
      const last = 'WHERE user_id = $1 AND conversation_id = $2 ORDER BY id DESC LIMIT 1'
      const [found] = await reports.read(last, [userId, conversationId], tx)
      return found ?? null
    },

    list({ isClosed }: { isClosed: boolean }, slice: Slice): Promise<Page<QueuedConversationReport>> {
      const conditions = [[isClosed ? 'closed_at IS NOT NULL' : 'closed_at IS NULL']] as const
      const order = isClosed ? 'closed_at DESC, report.id DESC' : 'report.id'
      return readListPage(db, { ...queued, conditions, order }, slice, toQueued)
    },

    async find(id: number, tx?: Tx): Promise<QueuedConversationReport | null> {
      const [found] = await read('WHERE report.id = $1', [id], tx)
      return found ?? null
    },

    /** Nobody else closes it until the end of `tx`. */
    async lockOpen(id: number, tx: Tx): Promise<boolean> {
      return (await reports.only('id').lock('WHERE id = $1 AND closed_at IS NULL', [id], tx)).length > 0
    },

    async close(id: number, closing: ConversationClosing, at: Date, transaction: Tx): Promise<void> {
      await model.update({ ...closing, closedAt: at }, { where: { id }, transaction })
    },

    /** Everything that a member has reported, in the order of the reports. */
    async ofMember(userId: number): Promise<OwnMessages['conversationReports']> {
      const found = await read('WHERE report.user_id = $1 ORDER BY report.id', [userId])
      return found.map(({ adTitle: ad, reason, message, createdAt, closedAt, outcome, reply }) => {
        return { ad, reason, message, createdAt, closedAt, outcome, reply }
      })
    },
  }
}

type QueuedRow = Pick<QueuedConversationReport, 'adTitle' | 'ownerId' | 'writerId' | 'openReports'>
