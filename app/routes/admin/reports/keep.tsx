import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { replySchema } from '#modules/exams/reports/schema'
import { failure } from '#app/http/act.server'
import { actOnce, type Once } from '#app/http/act-once.server'
import { parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { redirectWith } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { longDateAndTime } from '#app/text/format'
import { ALREADY_CLOSED, KIND_NAMES, reasonOf, REPORT_NOT_FOUND } from '#app/text/reports'
import { fullName } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-frame'
import { KeyedOptions } from '#app/ui/admin/report-list'
import { Note } from '#app/ui/content/blocks'
import { ReportPage } from '#app/ui/content/report'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { TextArea } from '#app/ui/forms/field'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '#app/http/back-to-list'
import { howLong } from '#app/http/form-checks'

const TITLE = 'Clore sans changement'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.report ? TITLE : REPORT_NOT_FOUND)

/** A closed report leads back to the list, unless its answer came back. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const { exams, identity } = site()
  const list = backToReports(request)
  const id = parseId(params.id)
  const report = id ? await exams.reports.find(id) : null
  if (!report) return data({ report, member: '', list }, { status: 404 })
  if (report.closedAt && context.method !== 'POST') throw await redirectWith(list, failure(ALREADY_CLOSED))
  const member = (await identity.members.findNames([report.userId])).get(report.userId)
  return data({ report, member: member ? fullName(member) : '', list })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) return notFound()
  const submission = await readForm(request, replySchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { reply } = submission.value
  const keep = (once: Once) => once((tx) => site().admin.reports.keep(callerOf(session), id, reply, tx))
  return actOnce({ request, context }, session, keep, {
    form: submission,
    to: backToReports(request),
    done: 'Signalement clos : son auteur reçoit votre réponse par email',
    refused: { unknown: REPORT_NOT_FOUND, closed: ALREADY_CLOSED },
    failed: 'Impossible de clore le signalement',
  })
}

const backToReports = (request: Request) => backToList(request, 'questions', paths.admin.reports())

export default function KeepReported() {
  const { report, member, list } = useLoaderData<typeof loader>()
  const [form, fields] = useSchemaForm(replySchema, { id: 'cloture' })
  if (!report) return <AdminNotFound of="reports" list={list} />
  return (
    <AdminSubPage
      tab="questions"
      list={paths.admin.questions()}
      below={{ label: 'Signalements', href: list }}
      here={TITLE}
      title={TITLE}
      intro="Rien ne change dans la question ou la leçon. L'auteur du signalement reçoit votre réponse par email."
    >
      <ReportPage
        text={report.text}
        facts={[KIND_NAMES[report.about.kind]]}
        details={report.question && <KeyedOptions question={report.question} />}
      >
        <Note title={`${member}, le ${longDateAndTime(report.createdAt)}, motif « ${reasonOf(report)} »`}>
          {report.message || 'Sans remarque.'}
        </Note>
        <PostForm form={form} action={withReturn(paths.admin.report(report.id), list)} once>
          <TextArea
            {...fieldProps(fields.reply)}
            label="Votre réponse"
            hint={`Dites pourquoi rien ne change, et d'après quel texte. ${howLong(replySchema.shape.reply)}`}
          />
          <Actions>
            <Button variant="primary">Clore sans changement</Button>
            <ButtonLink href={list}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
      </ReportPage>
    </AdminSubPage>
  )
}
