import type { Database, Tx } from '#db/database'
import { below } from '#db/filter'
import { readListPage } from '#db/list-page'
import type { Page, Slice } from '#modules/kernel/page'
import type { ClassifiedAd } from '../ad'
import type { Tables } from '../tables'
import { type AdState, REPORTED_MESSAGES } from '../rules'
import { notBinned } from '../visibility'
import type { ConversationClosing, NewConversationReport } from './schema'
import type { Message } from './store'

export type ConversationReportStore = ReturnType<typeof createConversationReportStore>

/** A report of a conversation. Names, title and messages are copies made when it was reported. */
export type ConversationReport = NewConversationReport & {
  id: number
  /**
   * Null once the account of the other member is deleted, and the conversation with it. That member's id is then
   * null too.
   */
  conversationId: number | null
  adTitle: string
  ownerId: number | null
  ownerName: string
  writerId: number | null
  writerName: string
  /** The reporter: either the owner or the writer. */
  userId: number
  createdAt: Date
  /** Null while the report waits for a moderator. */
  closedAt: Date | null
  outcome: ConversationClosing['outcome'] | null
  reply: string | null
}

/** A report as moderators see it before they read the conversation. */
export type QueuedConversationReport = ConversationReport & {
  /** Null if the ad or the conversation was deleted. */
  ad: Pick<ClassifiedAd, 'id' | 'state'> | null
  /** The number of open reports of the same conversation. */
  openReports: number
}

/** The report's own copy of a message, which outlives the account that wrote it. */
export type ReportedMessage = Omit<Message, 'senderId'> & { sender: 'owner' | 'writer' }

/** A report in the copy of the reporter's data. */
export type OwnConversationReport = Pick<
  ConversationReport,
  'reason' | 'message' | 'createdAt' | 'closedAt' | 'outcome' | 'reply'
> & { ad: string }

type NewRow = Omit<ConversationReport, 'id' | 'createdAt' | 'closedAt' | 'outcome' | 'reply'>

/** How many messages one page of the admins' panel shows. */
const PORTION = 50

export function createConversationReportStore({ db, tables }: { db: Database; tables: Tables }) {
  const reports = tables.conversationReports
  const copies = tables.reportedMessages.without('reportId')
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
    return (await db.read<QueuedRow>(sql, values, { tx })).map(toQueued)
  }

  return {
    /** Adds a report, with a copy of the conversation's latest messages. */
    async add(report: NewRow, at: Date, tx: Tx): Promise<ConversationReport> {
      const open = { createdAt: at, closedAt: null, outcome: null, reply: null }
      const added = await reports.insert({ ...report, ...open }, tx)
      await db.write(
        `INSERT INTO reported_messages (report_id, message_id, sender, body, created_at)
         SELECT $1, id, CASE WHEN sender_id = $2 THEN 'owner' ELSE 'writer' END, body, created_at
         FROM messages WHERE conversation_id = $3 ORDER BY id DESC LIMIT ${REPORTED_MESSAGES}`,
        [added.id, report.ownerId, report.conversationId],
        tx,
      )
      return added
    },

    async findLast(userId: number, conversationId: number, tx?: Tx): Promise<ConversationReport | null> {
      const last = 'WHERE user_id = $1 AND conversation_id = $2 ORDER BY id DESC LIMIT 1'
      const [found] = await reports.read(last, [userId, conversationId], { tx })
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

    /** Reads the newest copied messages, or those before the message `before`. */
    async readCopies(
      id: number,
      before?: number,
    ): Promise<{ messages: ReportedMessage[]; hasOlder: boolean }> {
      const wanted = { reportId: id, ...(before !== undefined && { messageId: below(before) }) }
      const rows = await copies.list(wanted, { order: 'message_id DESC', limit: PORTION + 1 })
      const messages = rows.slice(0, PORTION).reverse()
      return {
        messages: messages.map(({ messageId, ...message }) => ({ ...message, id: messageId })),
        hasOlder: rows.length > PORTION,
      }
    },

    /** Deletes the messages of reports closed before this moment, and the names of deleted accounts. */
    async dropCopies(closedBefore: Date): Promise<void> {
      await db.write(
        `DELETE FROM reported_messages
         WHERE report_id IN (SELECT id FROM conversation_reports WHERE closed_at < $1)`,
        [closedBefore],
      )
      for (const side of ['owner', 'writer']) {
        await db.write(
          `UPDATE conversation_reports SET ${side}_name = ''
           WHERE closed_at < $1 AND ${side}_id IS NULL AND ${side}_name <> ''`,
          [closedBefore],
        )
      }
    },

    /** Locks a report until `tx` ends, so that nobody else closes it. False if it is not open. */
    lockOpen: async (id: number, tx: Tx): Promise<boolean> =>
      (await reports.only('id').lock({ id, closedAt: null }, tx)) !== null,

    async close(id: number, closing: ConversationClosing, at: Date, tx: Tx): Promise<void> {
      await reports.update({ id }, { ...closing, closedAt: at }, tx)
    },

    /** Lists the member's reports, oldest first. */
    async listOwn(userId: number): Promise<OwnConversationReport[]> {
      const found = await read('WHERE report.user_id = $1 ORDER BY report.id', [userId])
      return found.map(({ adTitle: ad, reason, message, createdAt, closedAt, outcome, reply }) => {
        return { ad, reason, message, createdAt, closedAt, outcome, reply }
      })
    },
  }
}

type QueuedRow = { adId: number | null; adState: AdState; openReports: number }
