import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { QueuedConversationReport } from '#modules/ads'
import { CONVERSATION_REPORT_FILTERS } from '#modules/ads/messages/schema'
import { site } from '#app/start/modules.server'
import { dayAndTime } from '#app/text/format'
import { CONVERSATION_OUTCOMES, CONVERSATION_REASON_NAMES, conversationInWords } from '#app/text/messages'
import { closedInWords } from '#app/text/reports'
import { count } from '#app/text/words'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/document/page-handle'
import { toAdminCrumbs } from '#app/ui/admin/admin-frame'
import { type ReportRow, ReportQueue } from '#app/ui/admin/report-list'
import { withReturn } from '#app/http/way-back'
import { requireAdminQueue } from '../panel.server'
import { toMemberPage } from '../report-actions'

export const handle: PageHandle = {
  title: 'Messages signalés',
  crumbs: toAdminCrumbs('ads', paths.admin.ads()),
}

/** Lists the reports without the conversations, because each reading of a conversation is logged. */
export async function loader(args: LoaderFunctionArgs) {
  const { waiting, query, items, list, position } = await requireAdminQueue(
    args,
    CONVERSATION_REPORT_FILTERS,
    site().ads.conversationReports.list,
    paths.admin.messageReports,
  )
  const rows = items.map((report) => toRow(report, list))
  return { waiting, queue: { ...query, ...position, waiting: waiting.conversationReports, rows } }
}

export default function MessageReports() {
  return (
    <ReportQueue
      {...useLoaderData<typeof loader>()}
      tab="ads"
      intro={INTRO}
      hrefOf={paths.admin.messageReports}
    />
  )
}

const INTRO =
  "Les conversations que l'un des deux membres signale, de la plus ancienne à la plus récente. Chaque lecture laisse une ligne dans le journal ; l'auteur du signalement reçoit une réponse par email."

function toRow(report: QueuedConversationReport, list: string): ReportRow {
  const { id, adTitle, reason, message, createdAt, closedAt, openReports } = report
  const reporter = report.userId === report.ownerId ? report.ownerName : report.writerName
  const href = withReturn(paths.admin.messageReport(id), list)
  const isOpen = closedAt === null
  return {
    ...{ id, name: adTitle, href, message, question: null },
    badges: [{ label: CONVERSATION_REASON_NAMES[reason], tone: 'brand' }],
    by: `${reporter}, ${dayAndTime(createdAt)}`,
    facts: [
      conversationInWords(report),
      ...(isOpen && openReports > 1
        ? [`${count(openReports, 'signalement')} en attente, un de chacun.`]
        : []),
    ],
    closed: closedInWords(report, report.outcome && CONVERSATION_OUTCOMES[report.outcome]),
    actions: [
      { label: 'Lire la conversation', href, variant: isOpen ? 'primary' : 'quiet' },
      ...toMemberPage({ id: report.ownerId, name: report.ownerName }),
      ...toMemberPage({ id: report.writerId, name: report.writerName }),
    ],
  }
}
