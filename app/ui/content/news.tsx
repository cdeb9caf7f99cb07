import type { ReactNode } from 'react'
import { french, Heading, Text } from '../text/text'
import { Badge } from './blocks'
import { MarkdownText } from './markdown'
import * as css from './news.css'

export function NewsList({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>
}

type NewsCardProps = {
  href: string
  title: string
  summary: string
  /** '20 novembre 2026', and as a machine reads it. */
  date: string
  dateTime: string
  author?: string
  /** 'Nouveau', 'À la une' */
  badge?: string
}

/** One of a NewsList. */
export function NewsCard({ href, title, summary, author, ...meta }: NewsCardProps) {
  return (
    <li className={css.card}>
      <NewsMeta {...meta} />
      <Heading level={3}>
        <a className={css.link} href={href}>
          {french(title)}
        </a>
      </Heading>
      <Text tone="muted">{summary}</Text>
      {author && <Text note>{author}</Text>}
    </li>
  )
}

/** The badge first, then when it was written. */
function NewsMeta({ badge, date, dateTime }: Pick<NewsCardProps, 'badge' | 'date' | 'dateTime'>) {
  return (
    <p className={css.meta}>
      {badge && <Badge tone="accent">{badge}</Badge>}
      <time dateTime={dateTime}>{french(date)}</time>
    </p>
  )
}

type NewsPageProps = Pick<NewsCardProps, 'title' | 'summary' | 'date' | 'dateTime' | 'badge'> & {
  author: string
  /** Paragraphs, or Markdown. */
  content: string
  /** At the end of the text. */
  children?: ReactNode
}

/** The whole of one item: when and by whom in the first third, the text in the other two. */
export function NewsPage({ title, summary, author, content, children, ...meta }: NewsPageProps) {
  return (
    <article className={css.article} aria-labelledby="titre">
      <h1 id="titre" className={css.title}>
        {french(title)}
      </h1>
      <div className={css.about}>
        <NewsMeta {...meta} />
        <p className={css.author}>{french(author)}</p>
      </div>
      <div className={css.body}>
        <p className={css.summary}>{french(summary)}</p>
        <MarkdownText>{content}</MarkdownText>
        {children}
      </div>
    </article>
  )
}
