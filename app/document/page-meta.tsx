import { frenchSpaces } from '#app/text/french'
import { paths } from '#app/paths'
import { listCrumbs } from '#app/ui/layout/page-name'
import type { Listing, PageDescription } from './page-handle'
import { SITE_NAME, toPageTitle } from './page-title'
import { breadcrumbList, SITE_PICTURE } from './structured-data'

type PageMetaProps = { page: PageDescription; appUrl: string }

export function PageMeta({ page, appUrl }: PageMetaProps) {
  const { listed } = page
  const title = listed ? frenchSpaces(page.title) : page.title
  const description = page.description && frenchSpaces(page.description)
  const absolute = (path: string) => new URL(path, appUrl).href
  return (
    <>
      <title>{toPageTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {listed && <meta name="keywords" content={listed.keywords.join(', ')} />}
      {!listed?.path && <meta name="robots" content="noindex" />}
      {listed?.path && <link rel="canonical" href={absolute(listed.path)} />}
      {listed && <OpenGraph {...{ title, description, absolute }} {...listed} />}
      {listed && <StructuredData {...{ page, listed, absolute }} />}
      {listed?.hasFeeds && <FeedLinks />}
    </>
  )
}

type Absolute = (path: string) => string

type OpenGraphProps = Pick<Listing, 'path' | 'type' | 'picture'> & {
  title: string
  description?: string
  absolute: Absolute
}

/** Renders the tags from which other sites make a preview of a link to the page. */
function OpenGraph({ title, description, path, type, picture, absolute }: OpenGraphProps) {
  const image = picture ?? SITE_PICTURE
  const properties = {
    title,
    description,
    type: type ?? 'website',
    url: path && absolute(path),
    locale: 'fr_BE',
    site_name: SITE_NAME,
    image: absolute(image.path),
    'image:width': image.width,
    'image:height': image.height,
    'image:alt': frenchSpaces(image.alt),
  }
  return (
    <>
      {Object.entries(properties).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={String(content)} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

type StructuredDataProps = { page: PageDescription; listed: Listing; absolute: Absolute }

function StructuredData({ page, listed: { structured = [] }, absolute }: StructuredDataProps) {
  const crumbs = listCrumbs(page)
  const all = crumbs.length > 0 ? [...structured, breadcrumbList(crumbs)] : structured
  return all.map((describe, index) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...describe(absolute) })
    return (
      <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(json) }} />
    )
  })
}

/** Escapes the characters that could end a script element. */
function escapeJson(json: string): string {
  return json.replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function FeedLinks() {
  return FEEDS.map((feed) => (
    <link key={feed.type} rel="alternate" title="Actualités de Prépa LTS" {...feed} />
  ))
}

const FEEDS = [
  { type: 'application/atom+xml', href: paths.newsFeed() },
  { type: 'application/rss+xml', href: paths.newsRss() },
]
