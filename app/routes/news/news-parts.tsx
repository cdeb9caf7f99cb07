import type { NewsCard as Card } from '../../../modules/news'
import { newsDate } from '../../format'
import { paths } from '../../paths'
import { NewsCard } from '../../ui/content/news-card'
import { Onward } from '../../ui/content/onward'
import { examInWords } from '../exams/words'

/** `badge` where the list itself does not say it. */
export function ListedNews({ title, slug, summary, author, createdAt, badge }: Card & { badge?: string }) {
  return (
    <NewsCard
      href={paths.newsItem(slug)}
      title={title}
      summary={summary}
      author={author}
      date={newsDate(createdAt)}
      dateTime={createdAt.toISOString()}
      badge={badge}
    />
  )
}

export const FEATURED = 'À la une'

/** At the foot of the list and of each item. */
export function NewsFoot() {
  return <Onward title="Continuez sur Prépa LTS" ways={WAYS} />
}

const WAYS = [
  {
    href: paths.examSelection(),
    label: 'Passer un examen',
    text: `Un test d'entraînement de ${examInWords('practice')}, ou la simulation complète.`,
  },
  {
    href: paths.theory(),
    label: 'Étudier la théorie',
    text: 'Chaque question avec sa réponse, son explication et sa source.',
  },
  {
    href: paths.ads(),
    label: 'Voir les petites annonces',
    text: 'Le matériel que vendent et cherchent les membres.',
  },
]

export const HOME_CRUMB = { label: 'Accueil', href: paths.home() }

/** The way to the list. */
export const NEWS_CRUMBS = [HOME_CRUMB, { label: 'Actualités', href: paths.news() }]

export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: 'Actualités de Prépa LTS',
  href: paths.newsFeed(),
}
