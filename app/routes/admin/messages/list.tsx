import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Queued } from '#modules/admin'
import { conversationInWords } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { ReportQueue, type ReportRow, toAdminCrumbs } from '#app/ui/admin'
import { withReturn } from '#app/http/way-back'
import { toMemberPage } from '../reports/row-actions'
import { loadReports, toCommonParts } from '../reports/queue.server'

export const handle: PageHandle = {
  title: 'Messages signalés',
  crumbs: toAdminCrumbs('ads', paths.admin.ads()),
}

/** Lists the reports without the conversations, because each reading of a conversation is logged. */
export const loader = (args: LoaderFunctionArgs) =>
  loadReports(args, 'conversation', (reports, list) => reports.map((report) => toRow(report, list)))

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

function toRow(report: Queued<'conversation'>, list: string): ReportRow {
  const { id, title, userId, ownerId, ownerName, writerId, writerName } = report
  const reporter = userId === ownerId ? ownerName : writerName
  const { row, reason, together, isOpen } = toCommonParts(report, reporter, ', un de chacun.')
  const href = withReturn(paths.admin.messageReport(id), list)
  return {
    ...{ ...row, name: title, href },
    badges: [reason],
    facts: [conversationInWords(report), ...together],
    actions: [
      { label: 'Lire la conversation', href, variant: isOpen ? 'primary' : 'quiet' },
      ...toMemberPage({ id: ownerId, name: ownerName }),
      ...toMemberPage({ id: writerId, name: writerName }),
    ],
  }
}
