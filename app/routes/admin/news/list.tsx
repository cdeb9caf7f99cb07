import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NEWS_SORTS, NEWS_STATES } from '#modules/news/schemas'
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
import { NewsTable } from './news-table'
import { NEWS_FILTERS } from './words'

export const meta: MetaFunction = () => unlistedMeta('Actualités, administration')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const query = readListQuery(request, { state: NEWS_STATES, sort: NEWS_SORTS })
  const asked = readPage(request, PER_PAGE)
  const { items, total } = await site().news.listAllCards(query, asked.slice)
  const place = asked.of(total, (page) => paths.admin.news({ ...query, page }))
  return { frame, query, items, position: { ...place, total }, list: addressOf(request) }
}

export default function AdminNews() {
  const { frame, query, items, position, list } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="news">
      <AdminList
        title={{ all: 'Toutes les actualités', found: 'Actualités trouvées' }}
        actions={
          <ButtonLink href={withReturn(paths.admin.newNews(), list)} variant="primary" size="small">
            Ajouter une actualité
          </ButtonLink>
        }
        query={query}
        position={position}
        hrefOf={paths.admin.news}
        filters={NEWS_FILTERS}
        empty={{ title: 'Aucune actualité disponible' }}
      >
        <NewsTable items={items} list={list} />
      </AdminList>
    </AdminFrame>
  )
}
