import type { NewsItem } from '../../../../modules/news'
import { paths } from '../../../paths'
import type { BadgeTone } from '../../../ui/content/badge'
import { FEATURED } from '../../news/news-parts'

export const NEWS_TAB = { label: 'Actualités', href: paths.admin.news() }

type State = Pick<NewsItem, 'isPublished' | 'isFeatured'>

/** 'Publié' or 'Brouillon', and 'À la une' beside it. */
export function badgesOf({ isPublished, isFeatured }: State): { label: string; tone: BadgeTone }[] {
  return [
    isPublished ? { label: 'Publié', tone: 'success' } : { label: 'Brouillon', tone: 'plain' },
    ...(isFeatured ? [{ label: FEATURED, tone: 'accent' } as const] : []),
  ]
}

/** What can be done with an item in its state: the button, and where its form goes. */
export function togglesOf({ id, isPublished, isFeatured }: State & { id: number }) {
  const { publishNews, unpublishNews, featureNews, unfeatureNews } = paths.admin
  return {
    publish: isPublished
      ? { label: 'Dépublier', action: unpublishNews(id) }
      : { label: 'Publier', action: publishNews(id) },
    feature: isFeatured
      ? { label: 'Retirer de la une', action: unfeatureNews(id) }
      : { label: 'Mettre à la une', action: featureNews(id) },
  }
}
