import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { NewsCard } from '#modules/news'
import { NEWS_SORTS, NEWS_STATES } from '#modules/news/schemas'
import { readListQuery, readPage } from '#app/http/lists.server'
import { site } from '#app/start/modules.server'
import { type NewsAct, paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { Badges, type Column, DataTable } from '#app/ui/admin/data-table'
import { RowActions, RowButton, RowLink } from '#app/ui/admin/row-actions'
import { ButtonLink } from '#app/ui/forms/button'
import { choicesOf } from '#app/ui/forms/choice-fields'
import { Fr } from '#app/ui/text/text'
import { numericDate } from '#app/text/format'
import { FEATURED } from '#app/ui/content/news'
import { AdminList, PER_PAGE } from '../admin-list'
import { addressOf, withReturn } from '../back-to-list'
import { openAdminPage } from '../panel.server'
import { badgesOf, togglesOf } from './words'

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
        filters={FORM}
        empty={{ title: 'Aucune actualité disponible' }}
      >
        <NewsTable items={items} list={list} />
      </AdminList>
    </AdminFrame>
  )
}

const FORM = {
  label: 'Filtrer les actualités',
  searched: 'Titre ou texte',
  selects: [
    {
      name: 'state',
      label: 'État',
      options: choicesOf({
        '': 'Toutes',
        published: 'Publiées',
        draft: 'Brouillons',
        featured: FEATURED,
      } satisfies Record<'' | (typeof NEWS_STATES)[number], string>),
    },
  ],
  sorts: choicesOf({
    recent: 'Les plus récentes',
    oldest: 'Les plus anciennes',
  } satisfies Record<(typeof NEWS_SORTS)[number], string>),
}

/** `list` is the address that every act leads back to. */
function NewsTable({ items, list }: { items: readonly NewsCard[]; list: string }) {
  const columns: Column<NewsCard>[] = [
    { label: 'Titre', kind: 'title', cell: ({ title }) => <Fr>{title}</Fr> },
    { label: 'État', cell: (item) => <Badges badges={badgesOf(item)} /> },
    { label: 'Auteur', cell: ({ author }) => <Fr>{author}</Fr> },
    { label: 'Date', kind: 'date', cell: ({ createdAt }) => <Fr>{numericDate(createdAt)}</Fr> },
    { label: 'Actions', kind: 'actions', cell: (item) => <NewsActions item={item} list={list} /> },
  ]
  return <DataTable caption="Actualités" columns={columns} rows={items} keyOf={({ id }) => id} />
}

function NewsActions({ item, list }: { item: NewsCard; list: string }) {
  const { id, title } = item
  const { publish, feature } = togglesOf(item)
  const { newsItem, previewNews, actOnNews } = paths.admin
  const back = (path: string) => withReturn(path, list)
  const to = (act: NewsAct) => back(actOnNews(id, act))
  return (
    <RowActions>
      <RowLink href={back(newsItem(id))} label="Modifier" about={title} variant="quiet" />
      <RowLink href={back(previewNews(id))} label="Aperçu" about={title} variant="quiet" />
      <RowButton action={to(publish.act)} label={publish.label} about={title} variant="quiet" />
      <RowButton action={to(feature.act)} label={feature.label} about={title} variant="quiet" />
      <RowLink href={to('delete')} label="Supprimer" about={title} variant="quietDanger" dialog />
    </RowActions>
  )
}
