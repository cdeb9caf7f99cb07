import type { NewsCard } from '#modules/news'
import { numericDate } from '#app/text/format'
import { paths } from '#app/paths'
import { Badges } from '#app/ui/admin/badges'
import { type Column, DataTable } from '#app/ui/admin/data-table'
import { RowActions, RowButton, RowLink } from '#app/ui/admin/row-actions'
import { Fr } from '#app/ui/text/fr'
import { withReturn } from '../back-to-list'
import { badgesOf, togglesOf } from './words'

type NewsTableProps = {
  items: readonly NewsCard[]
  /** The list's own address, to which each act leads back. */
  list: string
}

export function NewsTable({ items, list }: NewsTableProps) {
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
  const { newsItem, previewNews, deleteNews } = paths.admin
  const back = (path: string) => withReturn(path, list)
  return (
    <RowActions>
      <RowLink href={back(newsItem(id))} label="Modifier" about={title} variant="quiet" />
      <RowLink href={back(previewNews(id))} label="Aperçu" about={title} variant="quiet" />
      <RowButton action={back(publish.action)} label={publish.label} about={title} variant="quiet" />
      <RowButton action={back(feature.action)} label={feature.label} about={title} variant="quiet" />
      <RowLink href={back(deleteNews(id))} label="Supprimer" about={title} variant="quietDanger" dialog />
    </RowActions>
  )
}
