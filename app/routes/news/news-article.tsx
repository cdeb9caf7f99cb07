import type { ReactNode } from 'react'
import type { NewsItem } from '#modules/news'
import { NewsPage } from '#app/ui/content/news-page'
import { FEATURED } from './news-parts'
import { datesOf } from './news-view'

type NewsArticleProps = {
  item: Pick<NewsItem, 'title' | 'summary' | 'content' | 'author' | 'isFeatured' | 'createdAt'>
  /** At the end of the text. */
  children?: ReactNode
}

/** An item as its own page shows it, and as an admin sees it before. */
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
