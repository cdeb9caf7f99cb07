import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { QueuedConversationReport } from '#modules/ads'
import { conversationClosingSchema } from '#modules/ads/messages/schema'
import { refuseUnauthorized } from '#app/http/act.server'
import { actOnce, type Once } from '#app/http/act-once.server'
import { parseId } from '#app/http/address'
import { requireVisit } from '#app/http/client'
import { readForm, refuseForm } from '#app/http/form.server'
import { notFound } from '#app/http/responses'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { longDate, longDateAndTime } from '#app/text/format'
import { CONVERSATION_OUTCOMES, CONVERSATION_REASON_NAMES, conversationInWords } from '#app/text/messages'
import { ALREADY_CLOSED, REPORT_NOT_FOUND } from '#app/text/reports'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-frame'
import { RowActions } from '#app/ui/admin/row-actions'
import { Note } from '#app/ui/content/blocks'
import { ReportPage } from '#app/ui/content/report'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { Segments } from '#app/ui/forms/choice-fields'
import { TextArea } from '#app/ui/forms/field'
import { Section } from '#app/ui/layout/layout'
import { ThreadMessages } from '#app/ui/messages/thread'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { actsOnAd, actsOnMember } from '../report-acts'
import { howLong } from '#app/http/form-checks'

const TITLE = 'Conversation signalée'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.found ? TITLE : REPORT_NOT_FOUND)

/**
 * Reading a conversation leaves a line in the log: a page that is loaded in advance shows none, and a refused form that
 * comes back is not another reading.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await requireAdmin({ request, context })
  requireVisit(request)
  const { admin } = site()
  const list = backToReports(request)
  const id = parseId(params.id)
  const before = parseId(new URL(request.url).searchParams.get('avant')) ?? undefined
  const reading = { list, before, now: new Date() }
  const again = context.method === 'POST'
  const read = id ? await admin.conversations.read(callerOf(session), id, { before, again }) : null
  if (read?.ok === false && read.code !== 'unknown') return refuseUnauthorized(request, read.code)
  if (!read?.ok) return data({ found: null, ...reading }, { status: 404 })
  return data({ found: read.value, ...reading })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) return notFound()
  const submission = await readForm(request, conversationClosingSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const close = (once: Once) =>
    once((tx) => site().admin.conversations.closeReport(callerOf(session), id, submission.value, tx))
  return actOnce({ request, context }, session, close, {
    form: submission,
    to: backToReports(request),
    done: 'Signalement clos : son auteur reçoit votre réponse par email',
    refused: { unknown: REPORT_NOT_FOUND, closed: ALREADY_CLOSED },
    failed: 'Impossible de clore le signalement',
  })
}

const backToReports = (request: Request) => backToList(request, 'ads', paths.admin.messageReports())

export default function ReportedConversation() {
  const { found, list, before, now } = useLoaderData<typeof loader>()
  // An answer that came back stays in its form.
  const wasSent = useActionData<typeof action>() !== undefined
  if (!found) return <AdminNotFound of="messageReports" list={list} />
  const { report, messages, hasOlder } = found
  const { id, reason, outcome, closedAt } = report
  const reporter = report.userId === report.ownerId ? 'owner' : 'writer'
  const nameOf = (side: 'owner' | 'writer') => (side === 'owner' ? report.ownerName : report.writerName)
  const said = `${nameOf(reporter)}, le ${longDateAndTime(report.createdAt)}, motif « ${CONVERSATION_REASON_NAMES[reason]} »`
  const address = withReturn(paths.admin.messageReport(id), list)
  const oldest = messages[0]
  return (
    <AdminSubPage
      tab="ads"
      list={paths.admin.ads()}
      below={{ label: 'Messages signalés', href: list }}
      here={TITLE}
      title={TITLE}
      intro="Voici les messages tels qu'ils étaient au moment du signalement. Votre lecture est inscrite au journal, sans le contenu des messages."
    >
      <ReportPage text={report.adTitle} facts={[conversationInWords(report)]}>
        <Note title={said}>{report.message}</Note>
        <RowActions
          about={report.adTitle}
          actions={[...actsOnBoth(report, address), ...actsOnAd(report.ad, address)]}
        />
        <Section id="messages" title="Messages">
          <ThreadMessages
            messages={messages}
            own={reporter}
            nameOf={nameOf}
            now={now}
            older={
              hasOlder && oldest
                ? withReturn(paths.admin.messageReport(id, { avant: oldest.id }), list)
                : null
            }
            newer={before === undefined ? null : address}
          />
        </Section>
        {outcome !== null && closedAt !== null && (
          <Note title={`${CONVERSATION_OUTCOMES[outcome]} le ${longDate(closedAt)}`}>{report.reply!}</Note>
        )}
        {(closedAt === null || wasSent) && <ClosingForm action={address} list={list} />}
      </ReportPage>
    </AdminSubPage>
  )
}

const actsOnBoth = ({ ownerId, ownerName, writerId, writerName }: QueuedConversationReport, here: string) => [
  ...actsOnMember({ id: ownerId, name: ownerName }, here),
  ...actsOnMember({ id: writerId, name: writerName }, here),
]

function ClosingForm({ action, list }: { action: string; list: string }) {
  const [form, fields] = useSchemaForm(conversationClosingSchema, { id: 'cloture' })
  return (
    <PostForm form={form} action={action} once>
      <Segments
        {...fieldProps(fields.outcome)}
        label="Suite donnée"
        options={[
          { value: 'acted', label: 'Je suis intervenu' },
          { value: 'kept', label: 'Rien à faire' },
        ]}
      />
      <TextArea
        {...fieldProps(fields.reply)}
        label="Votre réponse"
        hint={`À l'auteur du signalement, par email. ${howLong(conversationClosingSchema.shape.reply)}`}
      />
      <Actions>
        <Button variant="primary">Clore le signalement</Button>
        <ButtonLink href={list}>Annuler</ButtonLink>
      </Actions>
    </PostForm>
  )
}
