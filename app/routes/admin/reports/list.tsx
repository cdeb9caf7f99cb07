import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { site } from '#app/start/modules.server'
import { fullName } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { ReportQueue, toAdminCrumbs } from '#app/ui/admin'
import { loadReports } from './queue.server'
import { toReportRow } from './report-row'

export const handle: PageHandle = {
  title: 'Signalements',
  crumbs: toAdminCrumbs('questions', paths.admin.questions()),
}

export const loader = (args: LoaderFunctionArgs) =>
  loadReports(args, 'content', async (reports, list) => {
    const members = await site().identity.members.findNames(reports.map(({ userId }) => userId))
    return reports.map((report) => toReportRow(report, toName(members.get(report.userId)), list))
  })

type Name = Parameters<typeof fullName>[0]

/** Returns the name of a member, or an empty one if the account was deleted after the reports were read. */
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
