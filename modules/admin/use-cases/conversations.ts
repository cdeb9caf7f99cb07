import type { Tx } from '#db/database'
import type { QueuedConversationReport } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import type { Acted, ConversationActions } from '../contract'
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
        const admin = await identity.lockAdmin(by, tx)
        if (!admin.ok) return admin
        // Nobody sees what is not in the log.
        if (!again || !(await log.has(admin.value.id, entry, tx)))
          await log.add(admin.value, [entry], clock.now(), tx)
        return ok(read)
      })
    },

    closeConversationReport: (by, reportId, said) =>
      actOnReport(deps, by, reportId, async (tx) => {
        const closed = await ads.closeConversationReport(reportId, said, tx)
        if (!closed.ok) return closed
        return done(closed.value, entryOf('conversation.close', closed.value, closing(1)))
      }),
  }
}

/** Locks the reporter before the report: the deletion of an account does it in the same order. */
async function actOnReport<Value, Code extends string>(
  deps: Deps,
  by: Caller,
  id: number,
  change: (tx: Tx) => Change<Value, Code>,
): Acted<Value, Code> {
  const report = await deps.ads.findConversationReport(id)
  return act(deps, by, change, report ? [report.userId] : [])
}

/** The subject of the entry is the report, by the title of the ad: neither name nor word of the two. */
function entryOf(
  action: Entry['action'],
  { id, adTitle }: QueuedConversationReport,
  change: Entry['changes'][number],
): Entry {
  return { action, subjectId: id, subject: adTitle, changes: [change] }
}
