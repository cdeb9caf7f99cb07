import type { ReactNode } from 'react'
import { dayInBelgium } from '#modules/kernel/day'
import type { NewsCard as Card, NewsItem } from '#modules/news'
import { type PhotoSize, paths } from '#app/paths'
import { longDate, newsDate } from '#app/text/format'
import { french, Text } from '../text/text'
import { Badge } from './blocks'
import { MarkdownText } from './markdown'
import { Photo } from './photo'
import * as css from './news.css'

export const FEATURED = 'À la une'

type NewsListProps = {
  items: readonly Card[]
  badge?: string
  withAuthors?: boolean
}

export function NewsList({ items, badge, withAuthors }: NewsListProps) {
  return (
    <ul className={css.list}>
      {items.map(({ id, slug, title, summary, author, createdAt }) => (
        <li key={id} className={css.card}>
          <NewsMeta createdAt={createdAt} badge={badge} />
          <h3>
            <a className={css.link} href={paths.newsItem(slug)}>
              {french(title)}
            </a>
          </h3>
          <Text tone="muted">{summary}</Text>
          {withAuthors && <Text note>{author}</Text>}
        </li>
      ))}
    </ul>
  )
}

function NewsMeta({ createdAt, badge }: { createdAt: Date; badge: string | undefined }) {
  return (
    <p className={css.meta}>
      {badge && <Badge tone="accent">{badge}</Badge>}
      <time dateTime={createdAt.toISOString()}>{french(newsDate(createdAt))}</time>
    </p>
  )
}

type NewsArticleProps = {
  item: Pick<NewsItem, 'title' | 'summary' | 'content' | 'author' | 'isFeatured' | 'createdAt'> & {
    updatedAt?: Date
    picture?: NewsItem['picture']
  }
  /** The token in the URL, if the page was opened by a preview link. */
  preview?: string
  children?: ReactNode
}

/** The `sizes` of a news picture: the full width on a phone, two thirds on wide screens. */
const PICTURE_SIZES = '(min-width: 1280px) 780px, (min-width: 900px) 62vw, 92vw'

export function NewsArticle({ item, preview, children }: NewsArticleProps) {
  const { picture } = item
  return (
    <article className={css.article} aria-labelledby="titre">
      <h1 id="titre" className={css.title}>
        {french(item.title)}
      </h1>
      <div className={css.about}>
        <NewsMeta createdAt={item.createdAt} badge={item.isFeatured ? FEATURED : undefined} />
        <Text note>{item.author}</Text>
        {item.updatedAt && dayInBelgium(item.updatedAt) > dayInBelgium(item.createdAt) && (
          <Text note>
            Modifié le <time dateTime={item.updatedAt.toISOString()}>{longDate(item.updatedAt)}</time>
          </Text>
        )}
      </div>
      <div className={css.body}>
        <p className={css.summary}>{french(item.summary)}</p>
        {picture && (
          <Photo
            photo={picture}
            address={(size: PhotoSize) => paths.newsPicture(picture, size, { apercu: preview })}
            alt={picture.alt}
            sizes={PICTURE_SIZES}
            className={css.picture}
            isFirst
          />
        )}
        <MarkdownText>{item.content}</MarkdownText>
        {children}
      </div>
    </article>
  )
}
