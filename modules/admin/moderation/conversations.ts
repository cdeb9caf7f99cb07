import type { Tx } from '#db/database'
import type { ConversationClosing, QueuedConversationReport, ReportedConversation } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import { closing } from '../content/reports'
import { actAsAdmin, type Acted, type Deps, done, type Outcome } from '../log/act'
import type { Entry } from '../log/store'

/** The conversations between members that one of the two has reported. Admins can read no others. */
export interface ReportedConversations {
  /**
   * Returns the newest messages, or those before `before`, and logs that they were read, without their text. With
   * `again`, adds no second entry if this admin has read them before.
   */
  read(
    by: Caller,
    reportId: number,
    options?: { before?: number; again?: boolean },
  ): Acted<ReportedConversation, 'not-found'>

  /** Closes the report; the reporter gets the reply by mail. */
  closeReport(
    by: Caller,
    reportId: number,
    closing: ConversationClosing,
    tx?: Tx,
  ): Acted<QueuedConversationReport, 'not-found' | 'closed'>
}

export function createReportedConversations(deps: Deps): ReportedConversations {
  const { db, clock, identity, ads, log } = deps
  return {
    async read(by, reportId, { before, again = false } = {}) {
      const read = await ads.conversationReports.readReported(reportId, before)
      if (!read) return refuse('not-found')
      const messages = { field: 'readMessages', before: null, after: read.messages.length } as const
      const entry = entryOf('conversation.read', read.report, messages)
      return db.transaction(async (tx) => {
        const admin = await identity.accounts.lockAdmin(by, tx)
        if (!admin.ok) return admin
        // Logged first, so that nobody reads messages without an entry.
        if (!again || !(await log.has(admin.value.id, entry, tx)))
          await log.add(admin.value, [entry], clock.now(), tx)
        return ok(read)
      })
    },

    async closeReport(by, reportId, said, outer) {
      const close = async (tx: Tx): Outcome<QueuedConversationReport, 'not-found' | 'closed'> => {
        const closed = await ads.conversationReports.close(reportId, said, tx)
        if (!closed.ok) return closed
        return done(closed.value, entryOf('conversation.close', closed.value, closing(1)))
      }
      // Locks the reporter before the report, the order in which the deletion of an account locks them.
      const report = await ads.conversationReports.find(reportId, outer)
      return actAsAdmin(deps, by, close, report ? [report.userId] : [], outer)
    },
  }
}

/** Returns the log's entry on the report, by the title of the ad, without names or words of the two members. */
function entryOf(
  action: Entry['action'],
  { id, adTitle }: QueuedConversationReport,
  change: Entry['changes'][number],
): Entry {
  return { action, subjectId: id, subject: adTitle, changes: [change] }
}
