import type { Database, Tx } from '#db/database'
import { readJoined, type RowOf } from '#db/table'
import type { Tables } from '../tables'
import { queueCondition, type Report, toReport } from './store'

export type CopyStore = ReturnType<typeof createCopyStore>

/** A report's own copy of a message. It stays when the sender's account is deleted. */
export type ReportedMessage = { id: number } & Pick<
  RowOf<Tables['reportedMessages']>,
  'sender' | 'body' | 'createdAt'
>

export type ReportedConversation = {
  report: Report<'conversation'>
  messages: ReportedMessage[]
  hasOlder: boolean
}

/** How many messages one page of the admins' panel shows. */
const PORTION = 50

export function createCopyStore(db: Database, { reports: table, reportedMessages }: Tables) {
  const reports = table.without('reporterKey')

  return {
    addMessages: (reportId: number, messages: readonly ReportedMessage[], tx: Tx): Promise<void> =>
      reportedMessages.insertAll(
        messages.map(({ id: messageId, ...message }) => ({ reportId, messageId, ...message })),
        tx,
      ),

    async readConversation(
      id: number,
      before = Number.MAX_SAFE_INTEGER,
    ): Promise<ReportedConversation | null> {
      const from = `reports AS report
        LEFT JOIN reported_messages AS copy ON copy.report_id = report.id AND copy.message_id < $2
        WHERE ${queueCondition('conversation')} AND report.id = $1 ORDER BY copy.message_id DESC LIMIT ${PORTION + 1}`
      const rows = await readJoined(db, { report: reports, copy: reportedMessages }, from, [id, before])
      const [first] = rows
      if (!first) return null
      const messages = rows
        .slice(0, PORTION)
        .reverse()
        .filter(({ copy }) => isThere(copy))
      return {
        report: toReport(first.report),
        messages: messages.map(({ copy: { messageId: id, sender, body, createdAt } }) => {
          return { id, sender, body, createdAt }
        }),
        hasOlder: rows.length > PORTION,
      }
    },

    /**
     * Removes the copied texts and messages from old reports. Also removes the names of members whose
     * accounts are deleted.
     */
    async dropCopies(closedBefore: Date): Promise<void> {
      await db.write(
        `DELETE FROM reported_messages
         WHERE report_id IN (SELECT id FROM reports WHERE ${queueCondition('conversation')} AND closed_at < $1)`,
        [closedBefore],
      )
      const isLeft = (side: string) => `${side}_id IS NULL AND ${side}_name <> ''`
      const withoutName = (side: string) =>
        `${side}_name = CASE WHEN ${side}_id IS NULL THEN '' ELSE ${side}_name END`
      for (const queue of ['ad', 'conversation'] as const) {
        await db.write(
          `UPDATE reports SET text = '', ${withoutName('owner')}, ${withoutName('writer')}
           WHERE ${queueCondition(queue)} AND closed_at < $1
             AND (text <> '' OR ${isLeft('owner')} OR ${isLeft('writer')})`,
          [closedBefore],
        )
      }
    },
  }
}

/** Returns whether the LEFT JOIN found a message. */
const isThere = ({ messageId }: { messageId: number | null }) => messageId !== null
