import type { Crumb } from '#app/ui/layout/page-name'
import { SITE_NAME } from './page-title'

export type SharedPicture = { path: string; width: number; height: number; alt: string }

/** A function that returns schema.org data. `absolute` turns a path into a full URL. */
export type Structured = (absolute: (path: string) => string) => Record<string, unknown>

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
  picture: SharedPicture | null
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
    image: absolute((picture ?? SITE_PICTURE).path),
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
export const SITE_PICTURE: SharedPicture = {
  path: '/og.png',
  width: 1200,
  height: 630,
  alt: "Prépa LTS\u00a0: préparez l'examen théorique de la licence de tireur sportif",
}

/** Returns the breadcrumbs as schema.org data. The crumb of the page itself has no URL. */
export function breadcrumbList(crumbs: readonly Crumb[]): Structured {
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
