import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { withReturn } from '#app/http/way-back'
import { paths } from '#app/paths'
import { KIND_NAMES, REPORT_NOT_FOUND } from '#app/text'
import { ReportPage } from '#app/ui'
import { AdminSubPage, KeyedOptions, toAdminCrumbs } from '#app/ui/admin'
import { AdminNotFound } from '../admin-not-found'
import { action, loader } from './close-report.server'
import { ContentClosing, ReportNote } from './closing'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? 'Clore sans changement' : REPORT_NOT_FOUND,
  crumbs: toAdminCrumbs('questions', paths.admin.questions(), { label: 'Signalements', href: list }),
})

export default function CloseReport() {
  const { item: report, list } = useLoaderData<typeof loader>()
  if (!report) return <AdminNotFound of="reports" list={list} />
  return (
    <AdminSubPage
      tab="questions"
      intro="Rien ne change dans la question ou la leçon. L'auteur du signalement reçoit votre réponse par email."
    >
      <ReportPage
        text={report.title}
        facts={[KIND_NAMES[report.about.kind]]}
        details={report.question && <KeyedOptions question={report.question} />}
      >
        <ReportNote report={report} by={report.member} />
        <ContentClosing
          report={report}
          action={withReturn(paths.admin.report(report.id), list)}
          list={list}
        />
      </ReportPage>
    </AdminSubPage>
  )
}
