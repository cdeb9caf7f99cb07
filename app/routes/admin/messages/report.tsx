import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { conversationInWords, REPORT_NOT_FOUND } from '#app/text'
import { ReportPage, RowActions, Section } from '#app/ui'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import { ThreadMessages } from '#app/ui/messages/thread'
import { AdminNotFound } from '../admin-not-found'
import { ConversationClosing, ReportNote } from '../reports/closing'
import { action, loader } from './report.server'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? 'Conversation signalée' : REPORT_NOT_FOUND,
  crumbs: toAdminCrumbs('ads', paths.admin.ads(), { label: 'Messages signalés', href: list }),
})

export default function ReportedConversation() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of="messageReports" list={list} />
  const { report, messages, older, newer, here, actions, now } = item
  const reporter = report.userId === report.ownerId ? 'owner' : 'writer'
  const findName = (side: 'owner' | 'writer') => (side === 'owner' ? report.ownerName : report.writerName)
  return (
    <AdminSubPage
      tab="ads"
      intro="Voici les messages tels qu'ils étaient au moment du signalement. Votre lecture est inscrite au journal, sans le contenu des messages."
    >
      <ReportPage text={report.title} facts={[conversationInWords(report)]}>
        <ReportNote report={report} by={findName(reporter)} />
        <RowActions about={report.title} actions={actions} />
        <Section id="messages" title="Messages">
          <ThreadMessages
            messages={messages}
            own={reporter}
            nameOf={findName}
            now={now}
            older={older}
            newer={newer}
          />
        </Section>
        <ConversationClosing report={report} action={here} list={list} />
      </ReportPage>
    </AdminSubPage>
  )
}
