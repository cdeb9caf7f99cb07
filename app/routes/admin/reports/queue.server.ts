import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Queue, Queued, QueuedReport } from '#modules/admin'
import { REPORT_FILTERS } from '#modules/admin/reports/schema'
import { site } from '#app/start/modules.server'
import { count, dayAndTime, formatOutcome, formatReason } from '#app/text'
import { paths } from '#app/paths'
import type { ReportRow } from '#app/ui/admin'
import { requireAdminQueue } from '../panel.server'

const LISTS = {
  content: { hrefOf: paths.admin.reports, waiting: 'questionReports' },
  ad: { hrefOf: paths.admin.adReports, waiting: 'adReports' },
  conversation: { hrefOf: paths.admin.messageReports, waiting: 'conversationReports' },
} as const

export async function loadReports<Q extends Queue>(
  args: LoaderFunctionArgs,
  queue: Q,
  toRows: (reports: Queued<Q>[], list: string) => ReportRow[] | Promise<ReportRow[]>,
) {
  const { hrefOf, waiting: name } = LISTS[queue]
  const { waiting, query, items, list, position } = await requireAdminQueue(
    args,
    REPORT_FILTERS,
    (query, slice) => site().admin.reports.list(queue, query, slice),
    hrefOf,
  )
  return {
    waiting,
    queue: { ...query, ...position, waiting: waiting[name].count, rows: await toRows(items, list) },
  }
}

/** Returns what all rows of reports have in common. `where` is written after the number of open reports. */
export function toCommonParts(report: QueuedReport, by: string, where: string) {
  const { id, message, createdAt, closedAt, openReports, reply } = report
  const isOpen = closedAt === null
  const outcome = formatOutcome(report)
  return {
    isOpen,
    reason: { label: formatReason(report), tone: 'brand' } as const,
    together: isOpen && openReports > 1 ? [`${count(openReports, 'signalement')} en attente${where}`] : [],
    row: {
      ...{ id, message, question: null, by: `${by}, ${dayAndTime(createdAt)}` },
      closed: outcome && `${outcome}${reply ? ` :\n${reply}` : '.'}`,
    },
  }
}
