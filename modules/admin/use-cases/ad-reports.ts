import type { Tx } from '#db/database'
import type { AdReportClosing, QueuedAdReport } from '#modules/ads'
import { refuse } from '#modules/kernel/result'
import type { AdReportActions } from '../contract'
import { changesBetween } from '../domain/actions'
import { act, type Change, done, type Deps } from './act'
import { entryOf, hideOrShow, tellOwners } from './ads'
import { closing } from './reports'

type Refusal = 'closed' | 'not-now'
type Said = Pick<AdReportClosing, 'outcome' | 'reply'>

export function adReportActions(deps: Deps): AdReportActions {
  const { ads } = deps
  return {
    /** Locks the reporters and the owner, then the ad, then the reports, as everybody does. */
    async closeAdReport(by, id, { rule, shown = [id], ...said }, outer) {
      const found = await ads.findAdReport(id, outer)
      if (!found) return refuse('unknown')
      if (found.closedAt !== null) return refuse('closed')
      const open = await ads.findOpenWith(found, outer)
      const [ad] = await ads.findChecked(found.adId === null ? [] : [found.adId], outer)
      const about = open.flatMap(({ userId }) => userId ?? [])
      const members = ad ? [...about, ad.userId] : about
      const ids = open.flatMap((report) => (shown.includes(report.id) ? report.id : []))
      return said.outcome === 'removed'
        ? act(deps, by, (tx) => remove(deps, found, { ...said, rule }, ids, tx), members, outer)
        : act(deps, by, (tx) => keep(deps, found, said, ids, tx), members, outer)
    },
  }
}

async function remove(
  deps: Deps,
  { adId }: QueuedAdReport,
  { rule = 'other', ...said }: Said & Pick<AdReportClosing, 'rule'>,
  ids: readonly number[],
  tx: Tx,
): Change<number, Refusal> {
  const [ad] = await deps.ads.lock(adId === null ? [] : [adId], tx)
  if (!ad?.isApproved) return refuse('not-now')
  const closed = await deps.ads.closeAdReports(ids, said, tx)
  // By another admin, at the same moment.
  if (closed.length === 0) return refuse('closed')
  const rejection = { rule, reason: said.reply }
  await deps.ads.takeDown(ad.id, rejection, tx)
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
): Change<number, Refusal> {
  const [ad] = await deps.ads.lock(adId === null ? [] : [adId], tx)
  const closed = await deps.ads.closeAdReports(ids, said, tx)
  if (closed.length === 0) return refuse('closed')
  const isLast = ad?.state === 'hidden' && !(await deps.ads.hasOpenReports(ad.id, tx))
  const shown = isLast ? await hideOrShow(deps, ad, false, tx) : null
  const kept = { action: 'ad.keep', subjectId: adId, subject: ad?.title ?? adTitle } as const
  return done(closed.length, { ...kept, changes: [closing(closed.length)] }, ...(shown ? [shown] : []))
}
