import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { ReportQueue, toAdminCrumbs } from '#app/ui/admin'
import { stateBadge } from '#app/ui/ads'
import { withReturn } from '#app/http/way-back'
import { toMemberPage, toReporterName } from '../reports/row-actions'
import { loadReports, toCommonParts } from '../reports/queue.server'

export const handle: PageHandle = {
  title: 'Annonces signalées',
  crumbs: toAdminCrumbs('ads', paths.admin.ads()),
}

export const loader = (args: LoaderFunctionArgs) =>
  loadReports(args, 'ad', async (reports, list) => {
    const { ads, identity } = site()
    const [found, names] = await Promise.all([
      ads.moderation.find(reports.flatMap(({ adId }) => adId ?? [])),
      identity.members.findNames(reports.flatMap(({ userId }) => userId ?? [])),
    ])
    return reports.map((report) => {
      const ad = found.find(({ id }) => id === report.adId)
      const by = toReporterName(report, names)
      const { row, reason, together, isOpen } = toCommonParts(report, by, ' sur la même annonce.')
      const href = withReturn(paths.admin.adReport(report.id), list)
      return {
        ...{ ...row, name: ad?.title ?? report.title, href },
        badges: [reason, ad ? stateBadge(ad) : { label: 'Supprimée', tone: 'danger' }],
        facts: together,
        actions: [
          { label: isOpen ? 'Examiner' : 'Relire', href, variant: isOpen ? 'primary' : 'quiet' },
          ...(ad ? [{ label: "Voir l'annonce", href: paths.ad(ad.id) }] : []),
          ...toMemberPage({ id: report.ownerId, name: report.ownerName }),
        ],
      }
    })
  })

export default function AdReports() {
  return (
    <ReportQueue {...useLoaderData<typeof loader>()} tab="ads" intro={INTRO} hrefOf={paths.admin.adReports} />
  )
}

const INTRO =
  "Ce que membres et visiteurs signalent dans les annonces, du plus ancien au plus récent. Chacun reçoit une réponse par email ; l'auteur de l'annonce aussi, si elle est masquée ou retirée."
