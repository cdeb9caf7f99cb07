import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { QueuedConversationReport } from '#modules/ads'
import { conversationClosingSchema } from '#modules/ads/messages/schema'
import { refuseUnauthorized } from '#app/http/act.server'
import { parsePositiveInteger } from '#app/http/address'
import { requireVisit } from '#app/http/visitor'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { toCaller, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { longDate, longDateAndTime } from '#app/text/format'
import { CONVERSATION_OUTCOMES, CONVERSATION_REASON_NAMES, conversationInWords } from '#app/text/messages'
import { ALREADY_CLOSED, NOT_CLOSED, REPORT_CLOSED, REPORT_NOT_FOUND } from '#app/text/reports'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/document/page-handle'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin/admin-frame'
import { RowActions } from '#app/ui/admin/row-actions'
import { Actions, Button, ButtonLink, Note, ReportPage, Section, Segments, TextArea } from '#app/ui'
import { ThreadMessages } from '#app/ui/messages/thread'
import { byId, defineAction } from '#app/http/actions'
import { requireAdminItem, runAdminAction } from '../panel.server'
import { AdminNotFound } from '../admin-not-found'
import { withReturn } from '#app/http/way-back'
import { adActions, memberActions } from '../report-actions'
import { formatLength } from '#app/http/form-checks'

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? 'Conversation signalée' : REPORT_NOT_FOUND,
  crumbs: toAdminCrumbs('ads', paths.admin.ads(), { label: 'Messages signalés', href: list }),
})

/**
 * Loads the reported conversation, which adds a line to the log. A prefetch is therefore refused, and showing
 * a refused form again does not count as another reading.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const by = toCaller(await requireAdmin(args))
  requireVisit(request)
  return requireAdminItem(args, 'messageReports', async (id) => {
    const before = parsePositiveInteger(new URL(request.url).searchParams.get('avant')) ?? undefined
    const again = context.method === 'POST'
    const read = await site().admin.conversations.read(by, id, { before, again })
    if (read.ok) return { ...read.value, before, now: new Date() }
    return read.code === 'not-found' ? null : refuseUnauthorized(request, read.code)
  })
}

export const action = (args: ActionFunctionArgs) => runAdminAction(args, 'messageReports', CLOSE)

const CLOSE = defineAction({
  label: 'Clore le signalement',
  isOnce: true,
  find: byId,
  schema: conversationClosingSchema,
  run: ({ admin }, by, { id }, closing, tx) => admin.conversations.closeReport(by, id, closing, tx),
  done: REPORT_CLOSED,
  refused: { closed: ALREADY_CLOSED },
  failed: NOT_CLOSED,
})

export default function ReportedConversation() {
  const { item, list } = useLoaderData<typeof loader>()
  // A refused answer stays in its form, even if the report has been closed meanwhile.
  const wasSent = useActionData<typeof action>() !== undefined
  if (!item) return <AdminNotFound of="messageReports" list={list} />
  const { report, messages, hasOlder, before, now } = item
  const { id, reason, outcome, closedAt } = report
  const reporter = report.userId === report.ownerId ? 'owner' : 'writer'
  const findName = (side: 'owner' | 'writer') => (side === 'owner' ? report.ownerName : report.writerName)
  const summary = `${findName(reporter)}, le ${longDateAndTime(report.createdAt)}, motif « ${CONVERSATION_REASON_NAMES[reason]} »`
  const address = withReturn(paths.admin.messageReport(id), list)
  const oldest = messages[0]
  return (
    <AdminSubPage intro="Voici les messages tels qu'ils étaient au moment du signalement. Votre lecture est inscrite au journal, sans le contenu des messages.">
      <ReportPage text={report.adTitle} facts={[conversationInWords(report)]}>
        <Note title={summary}>{report.message}</Note>
        <RowActions
          about={report.adTitle}
          actions={[...actsOnBoth(report, address), ...adActions(report.ad, address)]}
        />
        <Section id="messages" title="Messages">
          <ThreadMessages
            messages={messages}
            own={reporter}
            nameOf={findName}
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
  ...memberActions({ id: ownerId, name: ownerName }, here),
  ...memberActions({ id: writerId, name: writerName }, here),
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
        hint={`À l'auteur du signalement, par email. ${formatLength(conversationClosingSchema.shape.reply)}`}
      />
      <Actions>
        <Button variant="primary">{CLOSE.label}</Button>
        <ButtonLink href={list}>Annuler</ButtonLink>
      </Actions>
    </PostForm>
  )
}
