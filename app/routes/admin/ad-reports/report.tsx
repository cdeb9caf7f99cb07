import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { REPORT_NOT_FOUND } from '#app/text'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import { RowActions } from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { AdClosing, ReportNote } from '../reports/closing'
import { action, loader } from './report.server'
import { ReportedAd } from './reported-ad'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? 'Annonce signalée' : REPORT_NOT_FOUND,
  crumbs: toAdminCrumbs('ads', paths.admin.ads(), { label: 'Annonces signalées', href: list }),
})

export default function AdReport() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of="adReports" list={list} />
  const { report, reports, ad, here, actions } = item
  return (
    <AdminSubPage tab="ads">
      <ReportedAd report={report} together={reports.length} ad={ad}>
        <RowActions about={report.title} actions={actions} />
        {reports.map((one) => (
          <ReportNote key={one.id} report={one} by={`N° ${one.id}, ${one.by}`} />
        ))}
        <AdClosing
          report={report}
          shown={reports.map(({ id }) => id)}
          revision={ad?.revision}
          isOnSite={ad?.isApproved ?? false}
          action={here}
          list={list}
        />
      </ReportedAd>
    </AdminSubPage>
  )
}
