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
  /** Finds the member's last report of this ad. */
  findLast(userId: number, adId: number): Promise<AdReport | null>

  /**
   * Adds a report by a member, or by a visitor with their email address. The reporter gets a receipt by mail.
   * Refuses with 'reported' while an earlier report of this ad by the same reporter is open, and with
   * 'too-many-open' while they have five open reports, of ads or conversations.
   */
  add(
    by: Caller | { email: string },
    adId: number,
    report: NewAdReport,
    tx?: Tx,
  ): Promise<Result<AdReport, 'signed-out' | 'not-found' | 'own-ad' | 'reported' | 'too-many-open'>>

  /** Lists open reports, the oldest first; or closed ones, the last closed first. */
  list(query: ListQuery<typeof AD_REPORT_FILTERS>, slice: Slice): Promise<Page<QueuedAdReport>>

  find(id: number, tx?: Tx): Promise<QueuedAdReport | null>

  /** Finds all open reports of the same ad, including this one if it is open, in the order of their ids. */
  findOpenWith(report: QueuedAdReport, tx?: Tx): Promise<AdReport[]>

  hasOpen(adId: number, tx: Tx): Promise<boolean>

  /** Returns the numbers that moderators see of a member. Counts both open and closed reports. */
  findModerationRecord(userId: number): Promise<ModerationRecord>

  /**
   * Closes those of the reports that are open, and returns them. Mails the reporters, who must be locked by `tx`.
   */
  close(
    ids: readonly number[],
    closing: Pick<AdReportClosing, 'outcome' | 'reply'>,
    tx: Tx,
  ): Promise<AdReport[]>

  findOwn(userId: number): Promise<OwnAdReports>

  /**
   * Cleans up reports one year after the reply. Deletes visitors' reports, and returns how many. Members' reports
   * stay until the account is deleted, but lose the copy of the reported content and the names of deleted accounts.
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
        // Locks the owner and the reporter, in the order of their ids, as everywhere, to avoid deadlocks.
        const members = await identity.accounts.lockMembers([ownerId, ...(caller ? [caller.userId] : [])], tx)
        const member = caller && (members.get(caller.userId) ?? null)
        if (caller && !(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        if (!maySee('page', found, member)) return refuse('not-found')
        if (ownerId === member?.id) return refuse('own-ad')
        // Locks the ad, because its owner may delete it at the same moment.
        const [ad] = await ads.lock([adId], tx)
        if (!ad) return refuse('not-found')
        const from =
          'email' in by ? { userId: null, email: by.email } : { userId: by.userId, email: member!.email }
        if (isLimited && (await store.hasTooManyOpen(from, tx))) return refuse('too-many-open')
        // Reads the name separately, because `members` lacks a blocked owner.
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

/**
 * Queues a receipt, or the reply if `closing` is given. A member gets it at their current address, a visitor at the
 * address that they gave.
 */
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
