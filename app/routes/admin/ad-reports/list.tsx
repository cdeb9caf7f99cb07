import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { CheckedAd, QueuedAdReport } from '#modules/ads'
import { AD_REPORT_FILTERS } from '#modules/ads/reports/schema'
import { site } from '#app/start/modules.server'
import { AD_REASON_NAMES, AD_REPORT_OUTCOMES } from '#app/text/ad-reports'
import { dayAndTime } from '#app/text/format'
import { closedInWords } from '#app/text/reports'
import { count } from '#app/text/words'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/document/page-handle'
import { toAdminCrumbs } from '#app/ui/admin/admin-frame'
import { type ReportRow, ReportQueue } from '#app/ui/admin/report-list'
import { stateBadge } from '#app/ui/ads/ad-card'
import { withReturn } from '#app/http/way-back'
import { requireAdminQueue } from '../panel.server'
import { toMemberPage } from '../report-actions'

export const handle: PageHandle = {
  title: 'Annonces signalées',
  crumbs: toAdminCrumbs('ads', paths.admin.ads()),
}

export async function loader(args: LoaderFunctionArgs) {
  const { ads, identity } = site()
  const opened = await requireAdminQueue(args, AD_REPORT_FILTERS, ads.reports.list, paths.admin.adReports)
  const { waiting, query, items, list, position } = opened
  const [found, names] = await Promise.all([
    ads.moderation.find(items.flatMap(({ adId }) => adId ?? [])),
    identity.members.findNames(items.flatMap(({ userId }) => userId ?? [])),
  ])
  const rows = items.map((report) =>
    toRow(
      report,
      found.find(({ id }) => id === report.adId),
      report.userId === null ? report.email : (names.get(report.userId)?.username ?? ''),
      list,
    ),
  )
  return { waiting, queue: { ...query, ...position, waiting: waiting.adReports, rows } }
}

export default function AdReports() {
  return (
    <ReportQueue {...useLoaderData<typeof loader>()} tab="ads" intro={INTRO} hrefOf={paths.admin.adReports} />
  )
}

const INTRO =
  "Ce que membres et visiteurs signalent dans les annonces, du plus ancien au plus récent. Chacun reçoit une réponse par email ; l'auteur de l'annonce aussi, si elle est masquée ou retirée."

/** Returns the row of a report. `by` is the reporter's username, or the e-mail address of a visitor. */
function toRow(report: QueuedAdReport, ad: CheckedAd | undefined, by: string, list: string): ReportRow {
  const { id, adTitle, reason, message, createdAt, closedAt, openReports } = report
  const href = withReturn(paths.admin.adReport(id), list)
  const isOpen = closedAt === null
  return {
    ...{ id, name: ad?.title ?? adTitle, href, message, question: null },
    badges: [
      { label: AD_REASON_NAMES[reason], tone: 'brand' },
      ad ? stateBadge(ad) : { label: 'Supprimée', tone: 'danger' },
    ],
    by: `${by}, ${dayAndTime(createdAt)}`,
    facts:
      isOpen && openReports > 1
        ? [`${count(openReports, 'signalement')} en attente sur la même annonce.`]
        : [],
    closed: closedInWords(report, report.outcome && AD_REPORT_OUTCOMES[report.outcome]),
    actions: [
      { label: isOpen ? 'Examiner' : 'Relire', href, variant: isOpen ? 'primary' : 'quiet' },
      ...(ad ? [{ label: "Voir l'annonce", href: paths.ad(ad.id) }] : []),
      ...toMemberPage({ id: report.ownerId, name: report.ownerName }),
    ],
  }
}
