import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MOST_PEOPLE } from '../../../../modules/admin/schemas'
import { LONGEST_SEARCH } from '../../../../modules/kernel/search'
import { readPage } from '../../../http/paging.server'
import { site } from '../../../modules.server'
import { paths } from '../../../paths'
import { unlistedMeta } from '../../../seo'
import { AdminFrame } from '../../../ui/admin/admin-frame'
import { ListBar } from '../../../ui/admin/list-bar'
import { ListFilters } from '../../../ui/admin/list-filters'
import { ListPager } from '../../../ui/admin/list-pager'
import { Note } from '../../../ui/content/note'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ButtonLink } from '../../../ui/forms/button'
import { openAdminPage } from '../admin-page.server'
import { addressOf } from '../back-to-list'
import { isFiltered } from '../list-query'
import { ExamTable } from './exam-table'
import { readExamQuery } from './exam-query'
import { SORT_OPTIONS, selectsOf } from './words'

const PER_PAGE = 20

export const meta: MetaFunction = () => unlistedMeta('Logs des examens')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const query = readExamQuery(request)
  const asked = readPage(request, PER_PAGE)
  const { items, total, isCut } = await site().admin.listExamResults(query, asked.slice)
  const place = asked.of(total, (page) => paths.admin.exams({ ...query, page }))
  const cutAfter = isCut ? MOST_PEOPLE : null
  return { frame, query, items, total, cutAfter, ...place, here: addressOf(request) }
}

export default function AdminExams() {
  const { frame, query, items, total, cutAfter, page, pages, here } = useLoaderData<typeof loader>()
  const { sort, ...filters } = query
  return (
    <AdminFrame {...frame} current="exams">
      <section aria-labelledby="liste">
        <ListBar
          title="Examens passés"
          count={total}
          actions={
            total > 0 && (
              <ButtonLink href={paths.admin.exportExams(filters)} size="small">
                Exporter (CSV)
              </ButtonLink>
            )
          }
        />
        <ListFilters
          action={paths.admin.exams()}
          label="Filtrer les examens"
          q={{
            value: query.q,
            label: 'Rechercher',
            placeholder: "Nom ou nom d'utilisateur",
            maxLength: LONGEST_SEARCH,
          }}
          selects={selectsOf(query)}
          sort={{ value: sort, options: SORT_OPTIONS }}
          isFiltered={isFiltered(query)}
          clearHref={paths.admin.exams({ sort })}
        />
        {cutAfter !== null && <Note tone="warning">{tooMany(cutAfter)}</Note>}
        {items.length > 0 ? (
          <ExamTable items={items} list={here} />
        ) : (
          <NothingHere isFiltered={isFiltered(query)} />
        )}
        <ListPager
          page={page}
          pages={pages}
          perPage={PER_PAGE}
          total={total}
          hrefOf={(to) => paths.admin.exams({ ...query, page: to })}
        />
      </section>
    </AdminFrame>
  )
}

function tooMany(listed: number): string {
  return `Trop de personnes correspondent à cette recherche : seuls les examens des ${listed} premières sont listés. Précisez le nom.`
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="Aucun examen passé" />
  return (
    <EmptyState
      title="Aucun examen ne correspond"
      text="Essayez un autre nom ou un autre filtre."
      action={<ButtonLink href={paths.admin.exams()}>Voir tous les examens</ButtonLink>}
    />
  )
}
