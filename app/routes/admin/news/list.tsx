import { useLoaderData } from '@remix-run/react'
import type { NewsCard } from '#modules/news'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminList, type ListFilters } from '#app/ui/admin'
import {
  Badges,
  ButtonLink,
  type Column,
  FEATURED,
  french,
  type Look,
  RowActions,
  Text,
  toRowAction,
} from '#app/ui'
import { numericDate, numericTime } from '#app/text'
import { useReturn } from '#app/http/way-back'
import { NEWS_ACTIONS } from './actions'
import { loader, type NEWS_FILTERS } from './list.server'

export { loader }

export const handle: PageHandle = { title: 'Actualités, administration' }

export default function AdminNews() {
  const loaded = useLoaderData<typeof loader>()
  const back = useReturn()
  return (
    <AdminList
      {...loaded}
      title={{ all: 'Toutes les actualités', found: 'Actualités trouvées' }}
      actions={
        <ButtonLink href={back(paths.admin.newNews())} variant="primary" size="small">
          Ajouter une actualité
        </ButtonLink>
      }
      filters={FILTERS}
      empty={{ title: 'Aucune actualité disponible' }}
      caption="Actualités"
      columns={COLUMNS}
    />
  )
}

const FILTERS: ListFilters<typeof NEWS_FILTERS> = {
  label: 'Filtrer les actualités',
  searched: 'Titre ou texte',
  selects: {
    state: {
      label: 'État',
      names: {
        '': 'Toutes',
        published: 'Publiées',
        scheduled: 'Programmées',
        draft: 'Brouillons',
        featured: FEATURED,
      },
    },
  },
  sorts: { recent: 'Les plus récentes', oldest: 'Les plus anciennes' },
}

const COLUMNS: readonly Column<NewsCard>[] = [
  { label: 'Titre', kind: 'title', cell: (item) => <Title {...item} /> },
  {
    label: 'État',
    cell: (item) => <State {...item} />,
  },
  { label: 'Auteur', cell: ({ author }) => french(author) },
  { label: 'Date', kind: 'date', cell: ({ createdAt }) => french(numericDate(createdAt)) },
  { label: 'Actions', kind: 'actions', cell: (item) => <NewsActions {...item} /> },
]

function Title({ id, title }: NewsCard) {
  const back = useReturn()
  return <a href={back(paths.admin.newsItem(id))}>{french(title)}</a>
}

function State({ id, title, isPublished, isFeatured, publishAt, unpublishAt }: NewsCard) {
  const back = useReturn()
  const what = publishAt ? 'la programmation' : 'le retrait'
  const planned = [
    publishAt && `Publication le ${numericTime(publishAt)}`,
    unpublishAt && `Retrait le ${numericTime(unpublishAt)}`,
  ].filter((line) => line !== null)
  return (
    <>
      <Badges
        badges={[
          isPublished
            ? { label: 'Publié', tone: 'success' }
            : publishAt
              ? { label: 'Programmé', tone: 'warning' }
              : { label: 'Brouillon', tone: 'plain' },
          isFeatured && { label: FEATURED, tone: 'accent' },
        ]}
      />
      {planned.map((line) => (
        <Text key={line} note>
          {line}
        </Text>
      ))}
      {planned.length > 0 && (
        <RowActions
          about={title}
          actions={[
            toRowAction(NEWS_ACTIONS.unschedule, back(paths.admin.actOnNews(id, 'unschedule')), { what }),
          ]}
        />
      )}
    </>
  )
}

function NewsActions({ id, title, isPublished, isFeatured }: NewsCard) {
  const back = useReturn()
  const { newsItem, previewNews, actOnNews } = paths.admin
  const { publish, unpublish, feature, unfeature } = NEWS_ACTIONS
  const to = (act: keyof typeof NEWS_ACTIONS, look: Look) =>
    toRowAction(NEWS_ACTIONS[act], back(actOnNews(id, act)), look)
  return (
    <RowActions
      about={title}
      actions={[
        { label: 'Modifier', href: back(newsItem(id)) },
        { label: 'Aperçu', href: back(previewNews(id)) },
        isPublished ? to('unpublish', { or: publish.label }) : to('publish', { or: unpublish.label }),
        isFeatured ? to('unfeature', { or: feature.label }) : to('feature', { or: unfeature.label }),
        to('delete', { variant: 'quietDanger' }),
      ]}
    />
  )
}
