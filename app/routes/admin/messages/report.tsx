import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Report } from '#modules/admin'
import { conversationClosingSchema } from '#modules/admin/reports/schema'
import {
  type PageHandle,
  parsePositiveInteger,
  refuseUnauthorized,
  requireAdmin,
  requireVisit,
  toCaller,
} from '#app/http'
import { byId, defineAction } from '#app/http/actions'
import { fieldProps } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { ALREADY_CLOSED, conversationInWords, NOT_CLOSED, REPORT_CLOSED, REPORT_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, RowActions, toAdminCrumbs } from '#app/ui/admin'
import { Button, ReportPage, Section, Segments } from '#app/ui'
import { ThreadMessages } from '#app/ui/messages/thread'
import { findAd, requireAdminItem, runAdminAction } from '../panel.server'
import { AdminNotFound } from '../admin-not-found'
import { withReturn } from '#app/http/way-back'
import { adActions, memberActions } from '../report-actions'
import { Closing, ReportNote } from '../reports/closing'

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
    const read = await site().admin.reports.readConversation(by, id, { before, again })
    if (!read.ok) return read.code === 'not-found' ? null : refuseUnauthorized(request, read.code)
    const { about, adId } = read.value.report
    const found = about.id === null || adId === null ? null : await findAd(adId)
    const ad = found && { id: found.id, state: found.state }
    return { ...read.value, ad, before, now: new Date() }
  })
}

export const action = (args: ActionFunctionArgs) => runAdminAction(args, 'messageReports', CLOSE)

const CLOSE = defineAction({
  label: 'Clore le signalement',
  isOnce: true,
  find: byId,
  schema: conversationClosingSchema,
  run: ({ admin }, by, { id }, closing, tx) => admin.reports.close(by, 'conversation', id, closing, tx),
  done: REPORT_CLOSED,
  refused: { closed: ALREADY_CLOSED },
  failed: NOT_CLOSED,
})

export default function ReportedConversation() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of="messageReports" list={list} />
  const { report, ad, messages, hasOlder, before, now } = item
  const { id } = report
  const reporter = report.userId === report.ownerId ? 'owner' : 'writer'
  const findName = (side: 'owner' | 'writer') => (side === 'owner' ? report.ownerName : report.writerName)
  const address = withReturn(paths.admin.messageReport(id), list)
  const oldest = messages[0]
  return (
    <AdminSubPage intro="Voici les messages tels qu'ils étaient au moment du signalement. Votre lecture est inscrite au journal, sans le contenu des messages.">
      <ReportPage text={report.title} facts={[conversationInWords(report)]}>
        <ReportNote report={report} by={findName(reporter)} />
        <RowActions
          about={report.title}
          actions={[...actsOnBoth(report, address), ...adActions(ad, address)]}
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
        <Closing
          report={report}
          schema={conversationClosingSchema}
          action={address}
          list={list}
          hint="À l'auteur du signalement, par email."
          above={({ outcome }) => (
            <Segments {...fieldProps(outcome)} label="Suite donnée" options={OUTCOME_CHOICES} />
          )}
        >
          <Button variant="primary">{CLOSE.label}</Button>
        </Closing>
      </ReportPage>
    </AdminSubPage>
  )
}

const actsOnBoth = ({ ownerId, ownerName, writerId, writerName }: Report, here: string) => [
  ...memberActions({ id: ownerId, name: ownerName }, here),
  ...memberActions({ id: writerId, name: writerName }, here),
]

const OUTCOME_CHOICES = [
  { value: 'acted', label: 'Je suis intervenu' },
  { value: 'kept', label: 'Rien à faire' },
]
