import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readPage } from '#app/http/paging.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { ButtonLink } from '#app/ui/forms/button'
import { AdminList } from '../admin-list'
import { openAdminPage } from '../admin-page.server'
import { addressOf, withReturn } from '../back-to-list'
import { PER_PAGE, readListQuery } from '../list-query'
import { filtersOf, QUESTION_SORTS } from './filters'
import { QuestionTable } from './question-table'

export const meta: MetaFunction = () => unlistedMeta('Questions, administration')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const { exams } = site()
  const themes = await exams.listThemes()
  const query = readListQuery(request, { theme: themes, flag: ['flagged'], sort: QUESTION_SORTS })
  const asked = readPage(request, PER_PAGE)
  const { flag, ...rest } = query
  const { items, total } = await exams.listBank({ ...rest, flagged: flag !== undefined }, asked.slice)
  const place = asked.of(total, (page) => paths.admin.questions({ ...query, page }))
  return { frame, themes, query, items, position: { ...place, total }, list: addressOf(request) }
}

export default function AdminQuestions() {
  const { frame, themes, query, items, position, list } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="questions">
      <AdminList
        title={{ all: 'Toutes les questions', found: 'Questions trouvées' }}
        actions={<ListActions list={list} />}
        query={query}
        position={position}
        hrefOf={paths.admin.questions}
        filters={filtersOf(themes)}
        empty={{ title: 'Aucune question dans la base de données' }}
      >
        <QuestionTable questions={items} list={list} />
      </AdminList>
    </AdminFrame>
  )
}

function ListActions({ list }: { list: string }) {
  return (
    <>
      <ButtonLink size="small" href={paths.admin.importQuestions()}>
        Importer (CSV)
      </ButtonLink>
      <ButtonLink size="small" href={paths.admin.exportQuestions()}>
        Exporter (CSV)
      </ButtonLink>
      <ButtonLink size="small" variant="primary" href={withReturn(paths.admin.newQuestion(), list)}>
        Ajouter une question
      </ButtonLink>
    </>
  )
}
