import type { Tx } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { ListQuery, Page, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { AdReportStore } from '../reports/store'
import { type Correspondent, otherIn, toCorrespondent } from './conversation'
import type { Pairs } from './pairs'
import type {
  ConversationReport,
  ConversationReportStore,
  QueuedConversationReport,
  ReportedMessage,
} from './report-store'
import type { CONVERSATION_REPORT_FILTERS, ConversationClosing, NewConversationReport } from './schema'
import type { ConversationStore } from './store'

export interface ConversationReports {
  /** The other one's name and the member's last report; null for a conversation of others. */
  findOwn(
    userId: number,
    id: number,
  ): Promise<{ other: Correspondent; adTitle: string; last: ConversationReport | null } | null>

  /**
   * 'reported' while the member's last report of it is open; 'too-many-open' while five of theirs are, of ads and
   * conversations. Each gets a receipt by mail.
   */
  add(
    caller: Caller,
    id: number,
    report: NewConversationReport,
    tx?: Tx,
  ): Promise<Result<ConversationReport, 'signed-out' | 'not-found' | 'reported' | 'too-many-open'>>

  /** Open ones, the oldest first; or closed ones, the last closed first. */
  list(
    query: ListQuery<typeof CONVERSATION_REPORT_FILTERS>,
    slice: Slice,
  ): Promise<Page<QueuedConversationReport>>

  find(id: number, tx?: Tx): Promise<QueuedConversationReport | null>

  /** For an admin, by `Admin.conversations`, which logs it. */
  readReported(id: number, before?: number): Promise<ReportedConversation | null>

  /** Mails the reporter, who must be locked by `tx`. */
  close(
    id: number,
    closing: ConversationClosing,
    tx: Tx,
  ): Promise<Result<QueuedConversationReport, 'not-found' | 'closed'>>
}

export type ReportedConversation = {
  report: QueuedConversationReport
  /** As they were when the conversation was reported; the last 200 are kept. */
  messages: ReportedMessage[]
  hasOlder: boolean
}

type Deps = {
  clock: Clock
  identity: Identity
  mails: MailQueue<Tx>
  conversations: ConversationStore
  pairs: Pairs
  adReports: AdReportStore
  isLimited: boolean
  store: ConversationReportStore
}

export function createConversationReports(deps: Deps): ConversationReports {
  const { clock, identity, mails, isLimited, conversations, pairs, adReports, store } = deps

  /** The present address of the reporter. */
  async function findReporter(userId: number, tx: Tx) {
    const { email: to, firstName } = (await identity.members.findNames([userId], tx)).get(userId)!
    return { to, userId, firstName }
  }

  return {
    find: store.find,

    async findOwn(userId, id) {
      const found = await conversations.findOwn(userId, id)
      if (!found) return null
      const otherId = otherIn(found, userId)
      const [last, members] = await Promise.all([
        store.findLast(userId, id),
        identity.members.findAll([otherId]),
      ])
      const other = members.get(otherId)
      return other ? { other: toCorrespondent(other), adTitle: found.adTitle, last } : null
    },

    add: (caller, conversationId, report, outer) =>
      pairs.inConversation(caller, conversationId, outer, async (conversation, { writer }, tx) => {
        const { id: userId, email } = writer
        const last = await store.findLast(userId, conversationId, tx)
        if (last?.closedAt === null) return refuse('reported')
        if (isLimited && (await adReports.hasTooManyOpen({ userId, email }, tx)))
          return refuse('too-many-open')
        const { adTitle, ownerId, writerId } = conversation
        const names = await identity.members.findNames([ownerId, writerId], tx)
        const findName = (id: number) => names.get(id)?.username ?? ''
        const sides = { ownerId, ownerName: findName(ownerId), writerId, writerName: findName(writerId) }
        const about = { conversationId, adTitle, ...sides, userId }
        const added = await store.add({ ...report, ...about }, clock.now(), tx)
        const { firstName, ...to } = await findReporter(userId, tx)
        const parameters = { firstName, conversationId }
        await mails.queue({ template: 'conversation-report-received', ...to, parameters }, tx)
        return ok(added)
      }),

    list: ({ show }, slice) => store.list({ isClosed: show === 'closed' }, slice),

    async readReported(id, before) {
      const report = await store.find(id)
      return report && { report, ...(await store.readCopies(id, before)) }
    },

    async close(id, closing, tx) {
      const isOpen = await store.lockOpen(id, tx)
      const found = await store.find(id, tx)
      if (!found) return refuse('not-found')
      if (!isOpen) return refuse('closed')
      await store.close(id, closing, clock.now(), tx)
      const { firstName, ...to } = await findReporter(found.userId, tx)
      const parameters = { firstName, conversationId: found.conversationId, ...closing }
      await mails.queue({ template: 'conversation-report-closed', ...to, parameters }, tx)
      return ok(found)
    },
  }
}
