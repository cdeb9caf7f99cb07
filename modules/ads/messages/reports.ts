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
  /**
   * Returns what the form for a report shows: the other member, the ad's title, and the member's last report of
   * this conversation. Null if the conversation is not the member's.
   */
  findOwn(
    userId: number,
    id: number,
  ): Promise<{ other: Correspondent; adTitle: string; last: ConversationReport | null } | null>

  /**
   * Reports a conversation; the reporter gets a receipt by mail. Refuses with 'reported' while the member's last
   * report of this conversation is open, and with 'too-many-open' while they have five open reports, of ads or
   * conversations.
   */
  add(
    caller: Caller,
    id: number,
    report: NewConversationReport,
    tx?: Tx,
  ): Promise<Result<ConversationReport, 'signed-out' | 'not-found' | 'reported' | 'too-many-open'>>

  /** Lists open reports, the oldest first; or closed ones, the last closed first. */
  list(
    query: ListQuery<typeof CONVERSATION_REPORT_FILTERS>,
    slice: Slice,
  ): Promise<Page<QueuedConversationReport>>

  find(id: number, tx?: Tx): Promise<QueuedConversationReport | null>

  /** Reads a reported conversation for an admin. Called through `Admin.conversations`, which logs it. */
  readReported(id: number, before?: number): Promise<ReportedConversation | null>

  /** Closes a report and mails the reporter, who must be locked by `tx`. */
  close(
    id: number,
    closing: ConversationClosing,
    tx: Tx,
  ): Promise<Result<QueuedConversationReport, 'not-found' | 'closed'>>
}

export type ReportedConversation = {
  report: QueuedConversationReport
  /** The messages as they were when the conversation was reported, at most the last 200. */
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

  /** Returns the reporter's current email address and first name. */
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
