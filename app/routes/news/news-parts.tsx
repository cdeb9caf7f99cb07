import type { ReactNode } from 'react'
import type { NewsCard, NewsItem } from '#modules/news'
import { newsDate } from '#app/text/format'
import { paths } from '#app/paths'
import { NewsPage } from '#app/ui/content/news'
import { Onward } from '#app/ui/content/links'
import { HOME_CRUMB } from '#app/ui/layout/trail'
import { examInWords } from '#app/text/exams'

export const FEATURED = 'À la une'

/** On the home page and at the head of the list. */
export const NEWS_INTRO = "L'examen, les règles du tir sportif et la vie du site."

export const NEWS_KEYWORDS = ['actualités', 'tir sportif', 'LTS', 'examen théorique', 'Belgique']

type NewsArticleProps = {
  item: Pick<NewsItem, 'title' | 'summary' | 'content' | 'author' | 'isFeatured' | 'createdAt'>
  /** At the end of the text. */
  children?: ReactNode
}

/** An item on its own page, and in an admin's preview. */
export function NewsArticle({ item, children }: NewsArticleProps) {
  const { title, summary, author, content, isFeatured, createdAt } = item
  return (
    <NewsPage
      title={title}
      summary={summary}
      author={author}
      content={content}
      {...datesOf(createdAt)}
      badge={isFeatured ? FEATURED : undefined}
    >
      {children}
    </NewsPage>
  )
}

/** An item as a card shows it. */
export function newsCardOf({ slug, title, summary, createdAt }: NewsCard) {
  return { href: paths.newsItem(slug), title, summary, ...datesOf(createdAt) }
}

/** For people and for machines. */
function datesOf(createdAt: Date) {
  return { date: newsDate(createdAt), dateTime: createdAt.toISOString() }
}

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

/** Leads to the list. */
export const NEWS_CRUMBS = [HOME_CRUMB, { label: 'Actualités', href: paths.news() }]

export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: 'Actualités de Prépa LTS',
  href: paths.newsFeed(),
}
