import type { NewsItem } from '#modules/news'
import type { NEWS_SORTS, NEWS_STATES } from '#modules/news/schemas'
import { paths } from '#app/paths'
import type { BadgeTone } from '#app/ui/content/badge'
import { choicesOf } from '#app/ui/forms/choices'
import { FEATURED } from '#app/routes/news/news-parts'

/** In the breadcrumb of the pages below the list, which they lead back to as it was. */
export const newsTab = (list: string) => ({ label: 'Actualités', href: list })

export const NEWS_FILTERS = {
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
      } satisfies Record<'' | NewsState, string>),
    },
  ],
  sorts: choicesOf({
    recent: 'Les plus récentes',
    oldest: 'Les plus anciennes',
  } satisfies Record<NewsSort, string>),
}

type NewsState = (typeof NEWS_STATES)[number]
type NewsSort = (typeof NEWS_SORTS)[number]

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
