import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { NewsItem, NewsPicture } from '#modules/news'
import { publicPage } from '#app/http/responses'
import { movedPermanently } from '#app/http/redirect.server'
import { currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { NEWS_NOT_FOUND } from '#app/text/not-found'
import { paths } from '#app/paths'
import { newsArticle, publicMeta, unlistedMeta } from '#app/document/seo'
import { ActionLink, Breadcrumbs, NothingHere } from '#app/ui'
import { NewsArticle } from '#app/ui/content/news'
import { feedLinks, NEWS_CRUMBS, NEWS_KEYWORDS, NewsFoot } from './news-parts'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data?.item) return unlistedMeta(NEWS_NOT_FOUND)
  const { title, summary, slug } = data.item
  const path = paths.newsItem(slug)
  const picture = data.item.picture && sharedPicture(data.item.picture, title)
  return [
    ...publicMeta(matches, {
      title,
      description: summary,
      keywords: NEWS_KEYWORDS,
      path,
      type: 'article',
      crumbs: toCrumbs(data.item),
      structured: [newsArticle({ ...data.item, path, picture })],
      picture,
    }),
    ...feedLinks,
  ]
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const found = await site().news.published.find(args.params.slug ?? '')
  const headers = publicPage(user)
  if (found && 'movedTo' in found) throw movedPermanently(paths.newsItem(found.movedTo), headers)
  return data({ item: found?.item ?? null }, { status: found ? 200 : 404, headers })
}

export { loaderHeaders as headers } from '#app/http/responses'

export default function NewsDetail() {
  const { item } = useLoaderData<typeof loader>()
  if (!item)
    return (
      <NothingHere
        title={NEWS_NOT_FOUND}
        text="Cette actualité a été retirée, ou l'adresse est incomplète."
        href={paths.news()}
        back="Voir toutes les actualités"
      />
    )
  return (
    <>
      <Breadcrumbs crumbs={toCrumbs(item)} />
      <NewsArticle item={item}>
        <ActionLink href={paths.news()}>Toutes les actualités</ActionLink>
      </NewsArticle>
      <NewsFoot />
    </>
  )
}

/**
 * Returns the picture to show when the page is shared: the JPEG, because some sites that preview a link
 * cannot read WebP.
 */
function sharedPicture(picture: NewsPicture, title: string) {
  const { width, height, alt } = picture
  return { path: paths.newsPicture(picture, 'grande.jpg'), width, height, alt: alt || title }
}

function toCrumbs({ title }: Pick<NewsItem, 'title'>) {
  return [...NEWS_CRUMBS, { label: title }]
}
