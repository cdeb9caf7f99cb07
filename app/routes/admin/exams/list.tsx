import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MOST_PEOPLE } from '#modules/admin/schemas'
import { COUNTED_TO } from '#modules/kernel/page'
import { readPage } from '#app/http/paging.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { Note } from '#app/ui/content/note'
import { ButtonLink } from '#app/ui/forms/button'
import { AdminList } from '../admin-list'
import { openAdminPage } from '../admin-page.server'
import { addressOf } from '../back-to-list'
import { PER_PAGE } from '../list-query'
import { ExamTable } from './exam-table'
import { readExamQuery } from './exam-query'
import { EXAM_FILTERS } from './words'

export const meta: MetaFunction = () => unlistedMeta('Logs examens, administration')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const query = readExamQuery(request)
  const asked = readPage(request, PER_PAGE, COUNTED_TO)
  const { items, total, isCut } = await site().admin.listExamResults(query, asked.slice)
  const place = asked.of(total, (page) => paths.admin.exams({ ...query, page }))
  const cutAfter = isCut ? MOST_PEOPLE : null
  return { frame, query, items, cutAfter, position: { ...place, total }, list: addressOf(request) }
}

export default function AdminExams() {
  const { frame, query, items, cutAfter, position, list } = useLoaderData<typeof loader>()
  const { sort: _, ...filters } = query
  return (
    <AdminFrame {...frame} current="exams">
      <AdminList
        title={{ all: 'Tous les examens', found: 'Examens trouvés' }}
        actions={
          <ButtonLink href={paths.admin.exportExams(filters)} size="small">
            Exporter (CSV)
          </ButtonLink>
        }
        query={query}
        position={position}
        hrefOf={paths.admin.exams}
        filters={EXAM_FILTERS}
        note={cutAfter !== null && <Note tone="warning">{tooMany(cutAfter)}</Note>}
        empty={{ title: 'Aucun examen passé' }}
      >
        <ExamTable items={items} list={list} />
      </AdminList>
    </AdminFrame>
  )
}

function tooMany(listed: number): string {
  return `Trop de personnes correspondent à cette recherche : seuls les examens des ${listed} premières sont listés. Précisez le nom.`
}
