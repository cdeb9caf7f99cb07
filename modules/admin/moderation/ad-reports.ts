import type { Tx } from '#db/database'
import type { AdReportClosing, QueuedAdReport } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { refuse } from '#modules/kernel/result'
import { closing } from '../content/reports'
import { actAsAdmin, type Acted, type Deps, done, type Outcome } from '../log/act'
import { changesBetween } from '../log/actions'
import { entryOf, hideOrShow, tellOwners } from './ads'

type Refusal = 'closed' | 'not-now'
type Said = Pick<AdReportClosing, 'outcome' | 'reply'>

export interface AdReports {
  /**
   * Closes the open reports among `shown`, by default only this one; their reporters get the reply by mail. Returns
   * how many it closed. 'removed' takes the ad off the site and mails its owner the rule and the reason; refused
   * with 'not-now' if it is not on the site. 'kept' shows a hidden ad again when its last report is closed.
   */
  close(
    by: Caller,
    id: number,
    closing: Omit<AdReportClosing, 'shown'> & { shown?: number[] },
    tx?: Tx,
  ): Acted<number, 'not-found' | 'closed' | 'not-now'>
}

export function createAdReports(deps: Deps): AdReports {
  const { ads } = deps
  return {
    /** Locks the reporters and the owner, then the ad, then the reports, in the same order as every other change. */
    async close(by, id, { rule, shown = [id], ...said }, outer) {
      const found = await ads.reports.find(id, outer)
      if (!found) return refuse('not-found')
      if (found.closedAt !== null) return refuse('closed')
      const open = await ads.reports.findOpenWith(found, outer)
      const [ad] = await ads.moderation.find(found.adId === null ? [] : [found.adId], outer)
      const about = open.flatMap(({ userId }) => userId ?? [])
      const members = ad ? [...about, ad.userId] : about
      const ids = open.flatMap((report) => (shown.includes(report.id) ? report.id : []))
      return said.outcome === 'removed'
        ? actAsAdmin(deps, by, (tx) => remove(deps, found, { ...said, rule }, ids, tx), members, outer)
        : actAsAdmin(deps, by, (tx) => keep(deps, found, said, ids, tx), members, outer)
    },
  }
}

async function remove(
  deps: Deps,
  { adId }: QueuedAdReport,
  { rule = 'other', ...said }: Said & Pick<AdReportClosing, 'rule'>,
  ids: readonly number[],
  tx: Tx,
): Outcome<number, Refusal> {
  const [ad] = await deps.ads.moderation.lock(adId === null ? [] : [adId], tx)
  if (!ad?.isApproved) return refuse('not-now')
  const closed = await deps.ads.reports.close(ids, said, tx)
  // Another admin closed them at the same moment.
  if (closed.length === 0) return refuse('closed')
  const rejection = { rule, reason: said.reply }
  await deps.ads.moderation.takeDown(ad.id, rejection, tx)
  await tellOwners(deps, [ad], { template: 'ad-removed', ...rejection }, tx)
  const changes = changesBetween(['isApproved', 'rejectionRule'], ad, {
    isApproved: false,
    rejectionRule: rule,
  })
  return done(closed.length, entryOf('ad.remove', ad, [...changes, closing(closed.length)]))
}

async function keep(
  deps: Deps,
  { adId, adTitle }: QueuedAdReport,
  said: Said,
  ids: readonly number[],
  tx: Tx,
): Outcome<number, Refusal> {
  const [ad] = await deps.ads.moderation.lock(adId === null ? [] : [adId], tx)
  const closed = await deps.ads.reports.close(ids, said, tx)
  if (closed.length === 0) return refuse('closed')
  const isLast = ad?.state === 'hidden' && !(await deps.ads.reports.hasOpen(ad.id, tx))
  const shown = isLast ? await hideOrShow(deps, ad, false, tx) : null
  const kept = { action: 'ad.keep', subjectId: adId, subject: ad?.title ?? adTitle } as const
  return done(closed.length, { ...kept, changes: [closing(closed.length)] }, ...(shown ? [shown] : []))
}
