import { Badge } from '../content/blocks'
import type { badge } from '../content/blocks.css'
import { french, Text } from '../text/text'
import * as css from './ad-card.css'

/** 'Vente', 'Achat', or what state it is in. */
export type AdBadge = { tone: keyof typeof badge; label: string }

/** What a card says of an ad. */
export type AdCardContent = {
  href: string
  badge: AdBadge
  category: string
  title: string
  /** The beginning of its description. */
  excerpt: string
  /** What the law wants to be said wherever it is offered. */
  notice?: string
  price: string
  place: string
  date: string
  dateTime: string
}

/** In a list under a heading of the second level. */
export function AdCard(ad: AdCardContent) {
  return (
    <article className={css.card}>
      <p className={css.top}>
        <span>{french(ad.category)}</span>
        <Badge tone={ad.badge.tone}>{ad.badge.label}</Badge>
      </p>
      <h3>
        <a className={css.link} href={ad.href}>
          {french(ad.title)}
        </a>
      </h3>
      <p className={css.words}>{french(ad.excerpt)}</p>
      {ad.notice && <p className={css.note}>{french(ad.notice)}</p>}
      <p className={css.foot}>
        <span className={css.price}>{french(ad.price)}</span>
        <Text as="span" tone="muted" size="small">
          {french(`${ad.place}, `)}
          <time dateTime={ad.dateTime}>{french(ad.date)}</time>
        </Text>
      </p>
    </article>
  )
}
