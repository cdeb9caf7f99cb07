import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LONGEST_SEARCH } from '../../../../modules/kernel/search'
import { NEWS_SORTS, NEWS_STATES } from '../../../../modules/news/schemas'
import { readPage } from '../../../http/paging.server'
import { site } from '../../../modules.server'
import { paths } from '../../../paths'
import { unlistedMeta } from '../../../seo'
import { AdminFrame } from '../../../ui/admin/admin-frame'
import { ListBar } from '../../../ui/admin/list-bar'
import { ListFilters } from '../../../ui/admin/list-filters'
import { ListPager } from '../../../ui/admin/list-pager'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ButtonLink } from '../../../ui/forms/button'
import { openAdminPage } from '../admin-page.server'
import { addressOf, withReturn } from '../back-to-list'
import { isFiltered, readListQuery } from '../list-query'
import { NewsTable } from './news-table'

const PER_PAGE = 20

export const meta: MetaFunction = () => unlistedMeta('Administration des actualités')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const query = readListQuery(request, { state: NEWS_STATES, sort: NEWS_SORTS })
  const asked = readPage(request, PER_PAGE)
  const { items, total } = await site().news.listAllCards(query, asked.slice)
  const place = asked.of(total, (page) => paths.admin.news({ ...query, page }))
  return { frame, query, items, total, ...place, here: addressOf(request) }
}

export default function AdminNews() {
  const { frame, query, items, total, page, pages, here } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="news">
      <section aria-labelledby="liste">
        <ListBar
          title="Actualités"
          count={total}
          actions={
            <ButtonLink href={withReturn(paths.admin.newNews(), here)} variant="primary" size="small">
              Ajouter une actualité
            </ButtonLink>
          }
        />
        <ListFilters
          action={paths.admin.news()}
          label="Filtrer les actualités"
          q={{
            value: query.q,
            label: 'Rechercher',
            placeholder: 'Titre ou texte',
            maxLength: LONGEST_SEARCH,
          }}
          selects={[{ name: 'state', label: 'État', value: query.state, options: STATE_OPTIONS }]}
          sort={{ value: query.sort, options: SORT_OPTIONS }}
          isFiltered={isFiltered(query)}
          clearHref={paths.admin.news({ sort: query.sort })}
        />
        {items.length > 0 ? (
          <NewsTable items={items} list={here} />
        ) : (
          <NothingHere isFiltered={isFiltered(query)} />
        )}
        <ListPager
          page={page}
          pages={pages}
          perPage={PER_PAGE}
          total={total}
          hrefOf={(to) => paths.admin.news({ ...query, page: to })}
        />
      </section>
    </AdminFrame>
  )
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="Aucune actualité disponible" />
  return (
    <EmptyState
      title="Aucune actualité ne correspond"
      text="Essayez un autre mot ou un autre état."
      action={<ButtonLink href={paths.admin.news()}>Voir toutes les actualités</ButtonLink>}
    />
  )
}

const STATE_OPTIONS = [
  { value: '', label: 'Toutes' },
  { value: 'published', label: 'Publiées' },
  { value: 'draft', label: 'Brouillons' },
  { value: 'featured', label: 'À la une' },
]

const SORT_OPTIONS = [
  { value: 'recent', label: 'Plus récentes' },
  { value: 'oldest', label: 'Plus anciennes' },
]
