import type { Database, Tx } from '#db/database'
import { readListPage } from '#db/list-page'
import { table } from '#db/table'
import type { Page, Slice } from '#modules/kernel/page'
import type {
  AdState,
  ConversationClosing,
  ConversationReport,
  NewConversationReport,
  OwnMessages,
  QueuedConversationReport,
  ReportedConversation,
} from '../contract'
import { notBinned } from '../search/condition-store'
import type { MessageModels } from './message-models'

export type ConversationReportStore = ReturnType<typeof createConversationReportStore>

type NewRow = NewConversationReport &
  Pick<ConversationReport, 'adTitle' | 'ownerId' | 'ownerName' | 'writerId' | 'writerName' | 'userId'> & {
    conversationId: number
  }

/** How many messages a report keeps, the newest, and how many a page of the panel shows. */
const KEPT = 200
const PORTION = 50

/** What one of two members found wrong with their conversation. */
export function createConversationReportStore(
  db: Database,
  { conversationReports: model, reportedMessages }: MessageModels,
) {
  const reports = table(db, model)
  const copies = table(db, reportedMessages).without('reportId')
  const stored = reports.joinedAs('report')
  const queued = {
    table: `conversation_reports AS report
      LEFT JOIN conversations AS talk ON talk.id = report.conversation_id
      LEFT JOIN classified_ads AS ad ON ad.id = talk.ad_id AND ${notBinned('ad')}`,
    columns: `${stored.columns}, ad.id AS "adId", ad.state AS "adState",
      (SELECT CAST(count(*) AS integer) FROM conversation_reports AS other
        WHERE other.closed_at IS NULL AND other.conversation_id = report.conversation_id) AS "openReports"`,
  }

  function toQueued({ adId, adState, openReports, ...row }: QueuedRow): QueuedConversationReport {
    const ad = adId === null ? null : { id: adId, state: adState }
    return { ...stored.toRow(row), ad, openReports }
  }

  async function read(rest: string, values: readonly number[], tx?: Tx) {
    const sql = `SELECT ${queued.columns} FROM ${queued.table} ${rest}`
    return (await db.read<QueuedRow>(sql, values, tx)).map(toQueued)
  }

  return {
    /** With a copy of the messages as they are now. */
    async add(report: NewRow, at: Date, transaction: Tx): Promise<ConversationReport> {
      const open = { createdAt: at, closedAt: null, outcome: null, reply: null }
      const added = reports.pick(await model.create({ ...report, ...open }, { transaction }))
      await db.run(
        `INSERT INTO reported_messages (report_id, message_id, sender, body, created_at)
         SELECT $1, id, CASE WHEN sender_id = $2 THEN 'owner' ELSE 'writer' END, body, created_at
         FROM messages WHERE conversation_id = $3 ORDER BY id DESC LIMIT ${KEPT}`,
        [added.id, report.ownerId, report.conversationId],
        transaction,
      )
      return added
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

    /** The newest ones that were kept, or those before one. */
    async readCopies(id: number, before?: number): Promise<Omit<ReportedConversation, 'report'>> {
      const below = before === undefined ? '' : 'AND message_id < $2'
      const newest = `WHERE report_id = $1 ${below} ORDER BY message_id DESC LIMIT ${PORTION + 1}`
      const rows = await copies.read(newest, before === undefined ? [id] : [id, before])
      const messages = rows.slice(0, PORTION).reverse()
      return {
        messages: messages.map(({ messageId, ...message }) => ({ ...message, id: messageId })),
        hasOlder: rows.length > PORTION,
      }
    },

    /** With the names of members whose account is deleted. */
    async dropCopies(closedBefore: Date): Promise<void> {
      await db.run(
        `DELETE FROM reported_messages
         WHERE report_id IN (SELECT id FROM conversation_reports WHERE closed_at < $1)`,
        [closedBefore],
      )
      for (const side of ['owner', 'writer']) {
        await db.run(
          `UPDATE conversation_reports SET ${side}_name = ''
           WHERE closed_at < $1 AND ${side}_id IS NULL AND ${side}_name <> ''`,
          [closedBefore],
        )
      }
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

type QueuedRow = { adId: number | null; adState: AdState; openReports: number }
