import type { Tx } from '#db/database'
import type { ConversationClosing, QueuedConversationReport, ReportedConversation } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import { closing } from '../content/reports'
import { act, type Acted, type Deps, done, type Outcome } from '../log/act'
import type { Entry } from '../log/store'

/** Of what members write to each other, admins read what one of the two has reported. */
export interface ReportedConversations {
  /**
   * Returns the newest messages, or those before one, and logs the reading without their words. With `again`, what this
   * admin has read before gets no second line.
   */
  read(
    by: Caller,
    reportId: number,
    options?: { before?: number; again?: boolean },
  ): Acted<ReportedConversation, 'not-found'>

  /** The reporter gets the reply by mail. */
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
        // Nobody sees what is not in the log.
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
      // The reporter is locked before the report: the deletion of an account does it in the same order.
      const report = await ads.conversationReports.find(reportId, outer)
      return act(deps, by, close, report ? [report.userId] : [], outer)
    },
  }
}

/** The subject of the entry is the report, by the title of the ad: neither name nor word of the two. */
function entryOf(
  action: Entry['action'],
  { id, adTitle }: QueuedConversationReport,
  change: Entry['changes'][number],
): Entry {
  return { action, subjectId: id, subject: adTitle, changes: [change] }
}
