import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import { Heading } from '../text/heading'
import { Text } from '../text/text'
import { Badge } from './badge'
import * as css from './news-card.css'

export function NewsList({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>
}

export type NewsCardProps = {
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
          <Fr>{title}</Fr>
        </a>
      </Heading>
      <Text tone="muted">
        <Fr>{summary}</Fr>
      </Text>
      {author && (
        <Text tone="muted" size="small">
          <Fr>{author}</Fr>
        </Text>
      )}
    </li>
  )
}

/** The badge first, then when it was written. */
export function NewsMeta({ badge, date, dateTime }: Pick<NewsCardProps, 'badge' | 'date' | 'dateTime'>) {
  return (
    <p className={css.meta}>
      {badge && <Badge tone="accent">{badge}</Badge>}
      <time dateTime={dateTime}>
        <Fr>{date}</Fr>
      </time>
    </p>
  )
}
