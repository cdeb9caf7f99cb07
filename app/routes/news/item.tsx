import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { NewsPicture } from '#modules/news'
import { currentUser, movedPermanently, type PageHandle, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'
import { NEWS_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import { newsArticle } from '#app/document/structured-data'
import { ActionLink, Breadcrumbs, NewsArticle, NothingHere } from '#app/ui'
import { NEWS_CRUMBS, NEWS_KEYWORDS, NewsFoot } from './news-parts'

export const handle: PageHandle<typeof loader> = ({ item }) => {
  if (!item) return { title: NEWS_NOT_FOUND }
  const { title, summary, slug } = item
  const path = paths.newsItem(slug)
  const picture = item.picture && toSharedPicture(item.picture, title)
  return {
    title,
    crumbs: NEWS_CRUMBS,
    description: summary,
    listed: {
      keywords: NEWS_KEYWORDS,
      path,
      type: 'article',
      structured: [newsArticle({ ...item, path, picture })],
      picture,
      hasFeeds: true,
    },
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const found = await site().news.published.find(args.params.slug ?? '')
  const headers = publicPage(user)
  if (found && 'movedTo' in found) throw movedPermanently(paths.newsItem(found.movedTo), headers)
  return data({ item: found?.item ?? null }, { status: found ? 200 : 404, headers })
}

export { loaderHeaders as headers } from '#app/http'

export default function NewsDetail() {
  const { item } = useLoaderData<typeof loader>()
  if (!item)
    return (
      <NothingHere
        text="Cette actualité a été retirée, ou l'adresse est incomplète."
        href={paths.news()}
        back="Voir toutes les actualités"
      />
    )
  return (
    <>
      <Breadcrumbs />
      <NewsArticle item={item}>
        <ActionLink href={paths.news()}>Toutes les actualités</ActionLink>
      </NewsArticle>
      <NewsFoot />
    </>
  )
}

/** Uses the JPEG, because some apps that preview a shared link cannot read WebP. */
function toSharedPicture(picture: NewsPicture, title: string) {
  const { width, height, alt } = picture
  return { path: paths.newsPicture(picture, 'grande.jpg'), width, height, alt: alt || title }
}
