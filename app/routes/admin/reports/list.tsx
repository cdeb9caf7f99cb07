import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { REPORT_FILTERS } from '#modules/exams/schemas'
import { readListQuery, readPage } from '#app/http/lists.server'
import { site } from '#app/start/modules.server'
import { fullName } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-frame'
import { ReportQueue } from '#app/ui/admin/report-list'
import { openPanel } from '../panel.server'
import { addressOf } from '../back-to-list'
import { rowOf } from './rows'

const TITLE = 'Signalements'
const PER_PAGE = 25

export const meta: MetaFunction = () => unlistedMeta(TITLE)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { waiting } = await openPanel({ request, context })
  const { exams, identity } = site()
  const { show } = readListQuery(request, REPORT_FILTERS)
  const { slice, of } = readPage(request, PER_PAGE)
  const { items, total } = await exams.listReports({ show }, slice)
  const position = of(total, (page) => paths.admin.reports({ show, page }))
  const members = await identity.findNames(items.map(({ userId }) => userId))
  const list = addressOf(request)
  const rows = items.map((report) => rowOf(report, nameOf(members.get(report.userId)), list))
  return { waiting, queue: { show, total, waiting: waiting.questionReports, rows, ...position } }
}

type Name = Parameters<typeof fullName>[0]

/** Empty for a member who deletes the account between the two reads. */
const nameOf = (member: Name | undefined) => (member ? fullName(member) : '')

export default function QuestionReports() {
  const { waiting, queue } = useLoaderData<typeof loader>()
  return (
    <AdminSubPage
      waiting={waiting}
      tab="questions"
      list={paths.admin.questions()}
      here={TITLE}
      title={TITLE}
      intro={INTRO}
    >
      <ReportQueue {...queue} hrefOf={paths.admin.reports} />
    </AdminSubPage>
  )
}

const INTRO =
  'Ce que les membres signalent dans les questions et les leçons, du plus ancien au plus récent. Chacun reçoit une réponse par email.'
