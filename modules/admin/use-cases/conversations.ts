import type { Tx } from '#db/database'
import type { QueuedConversationReport } from '#modules/ads'
import { ok, refuse } from '#modules/kernel/result'
import type { ConversationActions } from '../contract'
import type { Entry } from '../data/action-log'
import { act, type Change, done, type Deps } from './act'
import { closing } from './reports'

export function conversationActions(deps: Deps): ConversationActions {
  const { db, clock, identity, ads, log } = deps
  return {
    async readReported(by, reportId, { before, again = false } = {}) {
      const read = await ads.readReported(reportId, before)
      if (!read) return refuse('unknown')
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

    async closeConversationReport(by, reportId, said, outer) {
      const close = async (tx: Tx): Change<QueuedConversationReport, 'unknown' | 'closed'> => {
        const closed = await ads.closeConversationReport(reportId, said, tx)
        if (!closed.ok) return closed
        return done(closed.value, entryOf('conversation.close', closed.value, closing(1)))
      }
      // The reporter is locked before the report: the deletion of an account does it in the same order.
      const report = await ads.findConversationReport(reportId, outer)
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
