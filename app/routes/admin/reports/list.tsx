import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { REPORT_FILTERS } from '#modules/exams/reports/schema'
import { site } from '#app/start/modules.server'
import { fullName } from '#app/text/words'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/document/page-handle'
import { toAdminCrumbs } from '#app/ui/admin/admin-frame'
import { ReportQueue } from '#app/ui/admin/report-list'
import { requireAdminQueue } from '../panel.server'
import { toReportRow } from './report-row'

export const handle: PageHandle = {
  title: 'Signalements',
  crumbs: toAdminCrumbs('questions', paths.admin.questions()),
}

export async function loader(args: LoaderFunctionArgs) {
  const { exams, identity } = site()
  const opened = await requireAdminQueue(args, REPORT_FILTERS, exams.reports.list, paths.admin.reports)
  const { waiting, query, items, list, position } = opened
  const members = await identity.members.findNames(items.map(({ userId }) => userId))
  const rows = items.map((report) => toReportRow(report, toName(members.get(report.userId)), list))
  return { waiting, queue: { ...query, ...position, waiting: waiting.questionReports, rows } }
}

type Name = Parameters<typeof fullName>[0]

/** Returns the name of a member, which is empty if they delete their account between the two reads. */
const toName = (member: Name | undefined) => (member ? fullName(member) : '')

export default function QuestionReports() {
  return (
    <ReportQueue
      {...useLoaderData<typeof loader>()}
      tab="questions"
      intro={INTRO}
      hrefOf={paths.admin.reports}
    />
  )
}

const INTRO =
  'Ce que les membres signalent dans les questions et les leçons, du plus ancien au plus récent. Chacun reçoit une réponse par email.'
