import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentClosingSchema } from '#modules/admin/reports/schema'
import { site } from '#app/start/modules.server'
import { ALREADY_CLOSED, fullName, KIND_NAMES, NOT_CLOSED, REPORT_CLOSED, REPORT_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, KeyedOptions, toAdminCrumbs } from '#app/ui/admin'
import { Button, ReportPage } from '#app/ui'
import { backToList, type PageHandle, refuseAt } from '#app/http'
import { defineAction } from '#app/http/actions'
import { requireAdminItem, runAdminAction } from '../panel.server'
import { AdminNotFound } from '../admin-not-found'
import { withReturn } from '#app/http/way-back'
import { Closing, ReportNote } from './closing'

const TITLE = 'Clore sans changement'

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? 'Clore sans changement' : REPORT_NOT_FOUND,
  crumbs: toAdminCrumbs('questions', paths.admin.questions(), { label: 'Signalements', href: list }),
})

/** Loads the report. Redirects to the list if it is closed, except to show a refused answer again. */
export function loader(args: LoaderFunctionArgs) {
  return requireAdminItem(args, 'reports', async (id) => {
    const { admin, identity } = site()
    const report = await admin.reports.find('content', id)
    if (!report) return null
    if (report.closedAt && args.context.method !== 'POST')
      throw await refuseAt(backToList(args.request, 'reports'), ALREADY_CLOSED)
    const member = (await identity.members.findNames([report.userId])).get(report.userId)
    return { ...report, member: member ? fullName(member) : '' }
  })
}

export const action = (args: ActionFunctionArgs) => runAdminAction(args, 'reports', CLOSE)

const CLOSE = defineAction({
  label: TITLE,
  isOnce: true,
  find: ({ admin }, id) => admin.reports.find('content', id),
  schema: contentClosingSchema,
  run: ({ admin }, by, { id }, { reply }, tx) =>
    admin.reports.close(by, 'content', id, { outcome: 'kept', reply }, tx),
  done: REPORT_CLOSED,
  refused: { closed: ALREADY_CLOSED },
  failed: NOT_CLOSED,
})

export default function CloseReport() {
  const { item: report, list } = useLoaderData<typeof loader>()
  if (!report) return <AdminNotFound of="reports" list={list} />
  return (
    <AdminSubPage intro="Rien ne change dans la question ou la leçon. L'auteur du signalement reçoit votre réponse par email.">
      <ReportPage
        text={report.title}
        facts={[KIND_NAMES[report.about.kind]]}
        details={report.question && <KeyedOptions question={report.question} />}
      >
        <ReportNote report={report} by={report.member} />
        <Closing
          // Keeps the form for a refused answer, even if the report has been closed meanwhile.
          report={{ ...report, closedAt: null }}
          schema={contentClosingSchema}
          action={withReturn(paths.admin.report(report.id), list)}
          list={list}
          hint="Dites pourquoi rien ne change, et d'après quel texte."
        >
          <Button variant="primary">{TITLE}</Button>
        </Closing>
      </ReportPage>
    </AdminSubPage>
  )
}
