import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LONGEST_SEARCH } from '#modules/kernel/search'
import { currentUser, limitSearch, type PageHandle, publicPage, readPage, readSearch } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import {
  Breadcrumbs,
  ButtonLink,
  Chapter,
  EmptyState,
  FEATURED,
  HOME_CRUMB,
  NewsList,
  PageHead,
  Pager,
  SearchForm,
  Text,
} from '#app/ui'
import { count } from '#app/text'
import { NEWS_INTRO, NEWS_KEYWORDS, NewsFoot } from './news-parts'

export const handle: PageHandle<typeof loader> = ({ q, page }) => ({
  title: page > 1 ? `Actualités, page ${page}` : 'Actualités',
  heading: 'Actualités',
  crumbs: [HOME_CRUMB],
  description:
    "Les nouvelles du tir sportif en Belgique francophone : l'examen théorique, la licence de tireur sportif (LTS), les règles et la vie du site.",
  listed: { keywords: NEWS_KEYWORDS, path: q ? undefined : paths.news({ page }), hasFeeds: true },
})

const PER_PAGE = 12
const MOST_FEATURED = 6

export async function loader(args: LoaderFunctionArgs) {
  const { news } = site()
  const user = await currentUser(args)
  const q = readSearch(args.request)
  await limitSearch(args.context, user, q)
  const pagination = readPage(args.request, PER_PAGE)
  const { items, total } = await news.published.listCards({ q }, pagination.slice)
  const position = pagination.paginate(total, (page) => paths.news({ q, page }))
  const featured = pagination.page === 1 && !q ? await news.published.listFeaturedCards(MOST_FEATURED) : []
  // The first page does not list featured news again, so it may list fewer than `PER_PAGE` items.
  const others = items.filter(({ id }) => !featured.some((card) => card.id === id))
  return data({ q, ...position, items: others, total, featured }, { headers: publicPage(user) })
}

export { loaderHeaders as headers } from '#app/http'

export default function News() {
  const { q, page, pages, items, total, featured } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <PageHead intro={NEWS_INTRO} />
      {featured.length > 0 && (
        <Chapter id="a-la-une" title={FEATURED}>
          <NewsList items={featured} badge={FEATURED} withAuthors />
        </Chapter>
      )}
      <Chapter
        id="toutes"
        title="Toutes les actualités"
        about={q ? `${count(total, 'résultat')} pour « ${q} »` : undefined}
        beside={
          <SearchForm
            action={paths.news()}
            label="Rechercher une actualité"
            value={q}
            maxLength={LONGEST_SEARCH}
          />
        }
      >
        {items.length === 0 ? (
          <NothingHere isSearch={q !== undefined} isAllFeatured={featured.length > 0} />
        ) : (
          <NewsList items={items} withAuthors />
        )}
        <Pager page={page} pages={pages} hrefOf={(to) => paths.news({ q, page: to })} />
      </Chapter>
      <NewsFoot />
    </>
  )
}

function NothingHere({ isSearch, isAllFeatured }: { isSearch: boolean; isAllFeatured: boolean }) {
  if (isAllFeatured) return <Text tone="muted">Il n'y a pas d'autre actualité pour le moment.</Text>
  if (!isSearch) {
    return (
      <EmptyState
        title="Aucune actualité pour le moment"
        text="Revenez bientôt : les nouvelles du site et de l'examen paraissent ici."
      />
    )
  }
  return (
    <EmptyState
      title="Aucune actualité ne correspond à cette recherche"
      text="Essayez un autre mot, ou moins de mots."
      action={<ButtonLink href={paths.news()}>Voir toutes les actualités</ButtonLink>}
    />
  )
}
