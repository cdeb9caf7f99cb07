import type { Database, Tx } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { Mail, MailQueue } from '#modules/kernel/mails'
import type { ListQuery, Page, Slice } from '#modules/kernel/page'
import { refuse, type Result } from '#modules/kernel/result'
import { before, RETENTION } from '#modules/kernel/retention'
import type { AdStore } from '../listings/store'
import type { ConversationReportStore } from '../messages/report-store'
import { maySee } from '../visibility'
import type { AD_REPORT_FILTERS, AdReportClosing, NewAdReport } from './schema'
import type { AdReport, AdReportStore, ModerationRecord, OwnAdReports, QueuedAdReport } from './store'

export interface AdReports {
  /** The member's last report of this ad. */
  findLast(userId: number, adId: number): Promise<AdReport | null>

  /**
   * By a member, or by a visitor with their address. 'reported' while an earlier one of it, by the same member or
   * address, is open; 'too-many-open' while five of theirs are, of ads and conversations. Each gets a receipt by mail.
   */
  add(
    by: Caller | { email: string },
    adId: number,
    report: NewAdReport,
    tx?: Tx,
  ): Promise<Result<AdReport, 'signed-out' | 'not-found' | 'own-ad' | 'reported' | 'too-many-open'>>

  /** Open ones, the oldest first; or closed ones, the last closed first. */
  list(query: ListQuery<typeof AD_REPORT_FILTERS>, slice: Slice): Promise<Page<QueuedAdReport>>

  find(id: number, tx?: Tx): Promise<QueuedAdReport | null>

  /** All open reports of the same ad in the order of their ids, this one too unless it is closed. */
  findOpenWith(report: QueuedAdReport, tx?: Tx): Promise<AdReport[]>

  hasOpen(adId: number, tx: Tx): Promise<boolean>

  /** Counts open and closed reports. */
  findModerationRecord(userId: number): Promise<ModerationRecord>

  /** Closes those that are open and mails the reporters, who must be locked by `tx`; returns them. */
  close(
    ids: readonly number[],
    closing: Pick<AdReportClosing, 'outcome' | 'reply'>,
    tx: Tx,
  ): Promise<AdReport[]>

  findOwn(userId: number): Promise<OwnAdReports>

  /**
   * A year after the answer, deletes reports of visitors, and drops the copies of what was reported and the names of
   * deleted accounts from those of members, which go with the account. Returns how many reports were deleted.
   */
  removeOld(): Promise<number>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  mails: MailQueue<Tx>
  isLimited: boolean
  ads: AdStore
  conversationReports: ConversationReportStore
  store: AdReportStore
}

export function createAdReports(deps: Deps): AdReports {
  const { db, clock, identity, isLimited, ads, conversationReports, store } = deps
  return {
    findLast: store.findLast,
    find: store.find,
    findModerationRecord: store.findModerationRecord,
    findOwn: store.listOwn,

    add(by, adId, report, outer) {
      const caller = 'userId' in by ? by : null
      return db.transaction(async (tx) => {
        const found = await ads.find(adId, tx)
        if (!found) return refuse('not-found')
        const { userId: ownerId } = found
        // Locks both, to whom the report refers, in the order of their ids, as everywhere.
        const members = await identity.accounts.lockMembers([ownerId, ...(caller ? [caller.userId] : [])], tx)
        const member = caller && (members.get(caller.userId) ?? null)
        if (caller && !(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        if (!maySee('page', found, member)) return refuse('not-found')
        if (ownerId === member?.id) return refuse('own-ad')
        // Its owner may delete it at the same moment.
        const [ad] = await ads.lock([adId], tx)
        if (!ad) return refuse('not-found')
        const from =
          'email' in by ? { userId: null, email: by.email } : { userId: by.userId, email: member!.email }
        if (isLimited && (await store.hasTooManyOpen(from, tx))) return refuse('too-many-open')
        // `members` lacks a blocked owner.
        const ownerName = (await identity.members.findNames([ownerId], tx)).get(ownerId)!.username
        const copy = { adId, adTitle: ad.title, adText: ad.description, ownerId, ownerName }
        const added = await store.add({ ...report, ...copy, ...from, createdAt: clock.now() }, tx)
        if (!added.ok) return added
        await mailReporters(deps, [added.value], null, tx)
        return added
      }, outer)
    },

    list: ({ show }, slice) => store.list({ isClosed: show === 'closed' }, slice),

    async findOpenWith(report, tx) {
      if (report.adId !== null) return store.findOpenOfAd(report.adId, tx)
      return report.closedAt === null ? [report] : []
    },

    async hasOpen(adId, tx) {
      return (await store.findOpenOfAd(adId, tx)).length > 0
    },

    async close(ids, { outcome, reply }, tx) {
      const open = await store.lockOpen(ids, tx)
      if (open.length === 0) return []
      const closing = { outcome, reply }
      await store.close(
        open.map(({ id }) => id),
        closing,
        clock.now(),
        tx,
      )
      await mailReporters(deps, open, closing, tx)
      return open
    },

    async removeOld() {
      const answeredBefore = before(clock.now(), RETENTION.answeredReport)
      await conversationReports.dropCopies(answeredBefore)
      await store.dropCopies(answeredBefore)
      return store.removeOfVisitors(answeredBefore)
    },
  }
}

/** Sends a receipt, or the answer; to a member at their present address, to a visitor at the one they gave. */
async function mailReporters(
  { identity, mails }: Deps,
  reports: readonly AdReport[],
  closing: Pick<AdReportClosing, 'outcome' | 'reply'> | null,
  tx: Tx,
): Promise<void> {
  const members = await identity.members.findNames(
    reports.flatMap(({ userId }) => userId ?? []),
    tx,
  )
  const queued = reports.map(({ id: number, adTitle: title, userId, email }): Mail => {
    const member = userId === null ? undefined : members.get(userId)!
    const to = { to: member?.email ?? email, ...(userId !== null && { userId }) }
    const parameters = { firstName: member?.firstName ?? '', title, number }
    if (!closing) return { template: 'ad-report-received', ...to, parameters }
    return { template: 'ad-report-closed', ...to, parameters: { ...parameters, ...closing } }
  })
  await mails.queue(queued, tx)
}
