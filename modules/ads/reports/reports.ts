import type { Tx } from '#db/database'
import type { Mail } from '#modules/kernel/mails'
import { refuse } from '#modules/kernel/result'
import type { AdReport, AdReportClosing } from '../contract'
import { mayRead } from '../visibility'
import type { Deps, UseCase } from '../deps'
import { MOST_OPEN_REPORTS } from '../rules'

/** A complaint about a decision may come for six months; a year covers it with its answer. */
const YEARS_KEPT = 1

export const reportAd: UseCase<'reports', 'add'> = (deps, by, adId, report, outer) => {
  const { db, clock, identity, ads, adReports } = deps
  const caller = 'userId' in by ? by : null
  return db.transaction(async (tx) => {
    const found = await ads.find(adId, tx)
    if (!found) return refuse('not-found')
    const { userId: ownerId } = found.ad
    // In the order of their ids, as everywhere: the report refers to both.
    const members = await identity.accounts.lockMembers([ownerId, ...(caller ? [caller.userId] : [])], tx)
    const member = caller && (members.get(caller.userId) ?? null)
    if (caller && !(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    if (!mayRead(found.ad, found.ownerIsBlocked, member)) return refuse('not-found')
    if (ownerId === member?.id) return refuse('own-ad')
    // Its owner may delete it at the same moment.
    const [ad] = await ads.lock([adId], tx)
    if (!ad) return refuse('not-found')
    const from =
      'email' in by ? { userId: null, email: by.email } : { userId: by.userId, email: member!.email }
    if (await hasTooManyOpen(deps, from, tx)) return refuse('too-many-open')
    // Not from `members`, where a blocked owner is missing.
    const ownerName = (await identity.members.findNames([ownerId], tx)).get(ownerId)!.username
    const copy = { adId, adTitle: ad.title, adText: ad.description, ownerId, ownerName }
    const added = await adReports.add({ ...report, ...copy, ...from, createdAt: clock.now() }, tx)
    if (!added.ok) return added
    await tell(deps, [added.value], { template: 'ad-report-received' }, tx)
    return added
  }, outer)
}

/** Whether the reporter has five open reports of ads and conversations. */
export async function hasTooManyOpen(
  { isLimited = true, adReports }: Deps,
  reporter: { userId: number | null; email: string },
  tx: Tx,
): Promise<boolean> {
  return isLimited && (await adReports.countOpenBy(reporter, tx)) >= MOST_OPEN_REPORTS
}

export const listAdReports: UseCase<'reports', 'list'> = ({ adReports }, { show }, slice) =>
  adReports.list({ isClosed: show === 'closed' }, slice)

export const findOpenWith: UseCase<'reports', 'findOpenWith'> = async ({ adReports }, report, tx) => {
  if (report.adId !== null) return adReports.findOpenOfAd(report.adId, tx)
  return report.closedAt === null ? [report] : []
}

export const hasOpenReports: UseCase<'reports', 'hasOpen'> = async ({ adReports }, adId, tx) =>
  (await adReports.findOpenOfAd(adId, tx)).length > 0

export const closeAdReports: UseCase<'reports', 'close'> = async (deps, ids, { outcome, reply }, tx) => {
  const open = await deps.adReports.lockOpen(ids, tx)
  if (open.length === 0) return []
  const closing = { outcome, reply }
  await deps.adReports.close(
    open.map(({ id }) => id),
    closing,
    deps.clock.now(),
    tx,
  )
  await tell(deps, open, { template: 'ad-report-closed', ...closing }, tx)
  return open
}

export const removeOldReports: UseCase<'reports', 'removeOld'> = async (deps) => {
  const before = new Date(deps.clock.now())
  before.setUTCFullYear(before.getUTCFullYear() - YEARS_KEPT)
  await deps.conversationReports.dropCopies(before)
  await deps.adReports.dropCopies(before)
  return deps.adReports.removeOfVisitors(before)
}

type Told =
  | { template: 'ad-report-received' }
  | ({ template: 'ad-report-closed' } & Pick<AdReportClosing, 'outcome' | 'reply'>)

/** A member at their present address, a visitor at the one they gave. */
async function tell({ identity, mails }: Deps, reports: readonly AdReport[], told: Told, tx: Tx) {
  const members = await identity.members.findNames(
    reports.flatMap(({ userId }) => userId ?? []),
    tx,
  )
  const queued = reports.map(({ id: number, adTitle: title, userId, email }): Mail => {
    const member = userId === null ? undefined : members.get(userId)!
    const to = { to: member?.email ?? email, ...(userId !== null && { userId }) }
    const parameters = { firstName: member?.firstName ?? '', title, number }
    if (told.template === 'ad-report-received') return { template: told.template, ...to, parameters }
    const { template, ...closing } = told
    return { template, ...to, parameters: { ...parameters, ...closing } }
  })
  await mails.queue(queued, tx)
}
