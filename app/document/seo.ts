import type { MetaDescriptor } from '@remix-run/node'
import type { Crumb } from '#app/ui/layout/layout'
import { SITE_NAME, toPageTitle } from './page-title'
import { frenchSpaces } from '#app/text/french'

type PageDescription = {
  title: string
  description?: string
  keywords?: readonly string[]
  /**
   * The path of the canonical URL, without unknown query parameters. Left out for pages that must not be
   * indexed.
   */
  path?: string
  /** True for a page that search engines must not index, such as a filtered list. */
  noindex?: boolean
  type?: 'website' | 'article'
  /** The breadcrumbs that the page shows. */
  crumbs?: readonly Crumb[]
  structured?: readonly Structured[]
  /** The image shown when the page is shared; by default the site's own. */
  picture?: Picture | null
}

type Picture = { path: string; width: number; height: number; alt: string }

/** A function that returns schema.org data. `absolute` turns a path into a full URL. */
export type Structured = (absolute: (path: string) => string) => Record<string, unknown>

/** The matched routes. One of them is the root route, whose loader returns the site's origin. */
type Matches = readonly { id: string; data: unknown }[]

/** Returns the meta tags of a page that everyone may read. */
export function publicMeta(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const { keywords, path, noindex, type = 'website', crumbs = [], structured = [] } = page
  const picture = page.picture ?? PICTURE
  const title = frenchSpaces(page.title)
  const description = page.description && frenchSpaces(page.description)
  const absolute = absoluteTo(matches)
  return [
    { title: toPageTitle(title) },
    ...named('description', description),
    ...named('keywords', keywords?.join(', ')),
    ...named('robots', noindex ? 'noindex' : undefined),
    ...(path ? [{ tagName: 'link', rel: 'canonical', href: absolute(path) }] : []),
    ...openGraph({
      title,
      description,
      type,
      url: path && absolute(path),
      locale: 'fr_BE',
      site_name: SITE_NAME,
      image: absolute(picture.path),
      'image:width': String(picture.width),
      'image:height': String(picture.height),
      'image:alt': frenchSpaces(picture.alt),
    }),
    ...named('twitter:card', 'summary_large_image'),
    ...[...structured, ...(crumbs.length > 0 ? [breadcrumbList(crumbs)] : [])].map((describe) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...describe(absolute) },
    })),
  ]
}

/** Returns the meta tags of a personal page, or of a page whose record does not exist. */
export function unlistedMeta(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: toPageTitle(title) },
    ...named('description', description && frenchSpaces(description)),
    ...named('robots', 'noindex'),
  ]
}

export const organization: Structured = (absolute) => ({
  ...publisher(absolute),
  description:
    "Site indépendant qui prépare à l'examen théorique de la licence de tireur sportif (LTS) en Belgique.",
  areaServed: { '@type': 'Country', name: 'Belgique' },
})

const publisher: Structured = (absolute) => ({
  '@type': 'Organization',
  name: SITE_NAME,
  url: absolute('/'),
  logo: absolute('/favicon.svg'),
})

type Article = {
  title: string
  summary: string
  author: string
  createdAt: Date
  updatedAt: Date
  path: string
  picture: Picture | null
}

export function newsArticle({
  title,
  summary,
  author,
  createdAt,
  updatedAt,
  path,
  picture,
}: Article): Structured {
  return (absolute) => ({
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    inLanguage: 'fr-BE',
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    image: absolute((picture ?? PICTURE).path),
    mainEntityOfPage: absolute(path),
    author: author.includes(SITE_NAME)
      ? { '@type': 'Organization', name: author, url: absolute('/') }
      : { '@type': 'Person', name: author },
    publisher: publisher(absolute),
  })
}

export const LESSON_KEYWORDS = ['leçon', 'LTS', 'examen théorique', 'loi sur les armes', 'Belgique']

type LearningPage = { title: string; description: string; theme: string; updatedAt: Date; path: string }

export function learningResource({ title, description, theme, updatedAt, path }: LearningPage): Structured {
  return (absolute) => ({
    '@type': 'LearningResource',
    name: title,
    description,
    inLanguage: 'fr-BE',
    learningResourceType: 'Leçon',
    educationalLevel: 'Débutant',
    about: { '@type': 'Thing', name: theme },
    isAccessibleForFree: true,
    dateModified: updatedAt.toISOString(),
    url: absolute(path),
    publisher: publisher(absolute),
  })
}

/** The site's own social-sharing image: see docs/decisions/0014-search-engines.md. */
const PICTURE: Picture = {
  path: '/og.png',
  width: 1200,
  height: 630,
  alt: "Prépa LTS\u00a0: préparez l'examen théorique de la licence de tireur sportif",
}

/** Returns the breadcrumbs as schema.org data. The crumb of the page itself has no URL. */
function breadcrumbList(crumbs: readonly Crumb[]): Structured {
  return (absolute) => ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absolute(href) }),
    })),
  })
}

function openGraph(properties: Record<string, string | undefined>): MetaDescriptor[] {
  return Object.entries(properties).flatMap(([name, content]) =>
    content ? [{ property: `og:${name}`, content }] : [],
  )
}

function named(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ name, content }] : []
}

function absoluteTo(matches: Matches): (path: string) => string {
  const { appUrl } = matches.find(({ id }) => id === 'root')!.data as { appUrl: string }
  return (path) => new URL(path, appUrl).href
}
