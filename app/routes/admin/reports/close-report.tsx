import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { replySchema } from '#modules/exams/reports/schema'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { longDateAndTime } from '#app/text/format'
import {
  ALREADY_CLOSED,
  NOT_CLOSED,
  REPORT_CLOSED,
  KIND_NAMES,
  formatReason,
  REPORT_NOT_FOUND,
} from '#app/text/reports'
import { fullName } from '#app/text/words'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/document/page-handle'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin/admin-frame'
import { KeyedOptions } from '#app/ui/admin/report-list'
import { Actions, Button, ButtonLink, Note, ReportPage, TextArea } from '#app/ui'
import { refuseAt } from '#app/http/act.server'
import { defineAction } from '#app/http/actions'
import { requireAdminItem, runAdminAction } from '../panel.server'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '#app/http/way-back'
import { formatLength } from '#app/http/form-checks'

const TITLE = 'Clore sans changement'

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? 'Clore sans changement' : REPORT_NOT_FOUND,
  crumbs: toAdminCrumbs('questions', paths.admin.questions(), { label: 'Signalements', href: list }),
})

/** Loads the report. Redirects to the list if it is closed, except to show a refused answer again. */
export function loader(args: LoaderFunctionArgs) {
  return requireAdminItem(args, 'reports', async (id) => {
    const { exams, identity } = site()
    const report = await exams.reports.find(id)
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
  find: ({ exams }, id) => exams.reports.find(id),
  schema: replySchema,
  run: ({ admin }, by, { id }, { reply }, tx) => admin.reports.keep(by, id, reply, tx),
  done: REPORT_CLOSED,
  refused: { closed: ALREADY_CLOSED },
  failed: NOT_CLOSED,
})

export default function CloseReport() {
  const { item: report, list } = useLoaderData<typeof loader>()
  const [form, fields] = useSchemaForm(replySchema, { id: 'cloture' })
  if (!report) return <AdminNotFound of="reports" list={list} />
  return (
    <AdminSubPage intro="Rien ne change dans la question ou la leçon. L'auteur du signalement reçoit votre réponse par email.">
      <ReportPage
        text={report.text}
        facts={[KIND_NAMES[report.about.kind]]}
        details={report.question && <KeyedOptions question={report.question} />}
      >
        <Note
          title={`${report.member}, le ${longDateAndTime(report.createdAt)}, motif « ${formatReason(report)} »`}
        >
          {report.message || 'Sans remarque.'}
        </Note>
        <PostForm form={form} action={withReturn(paths.admin.report(report.id), list)} once>
          <TextArea
            {...fieldProps(fields.reply)}
            label="Votre réponse"
            hint={`Dites pourquoi rien ne change, et d'après quel texte. ${formatLength(replySchema.shape.reply)}`}
          />
          <Actions>
            <Button variant="primary">{TITLE}</Button>
            <ButtonLink href={list}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
      </ReportPage>
    </AdminSubPage>
  )
}
