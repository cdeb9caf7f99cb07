import { Badge } from '../content/blocks'
import type { badge } from '../content/blocks.css'
import { Fr, Text } from '../text/text'
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
        <Fr as="span">{ad.category}</Fr>
        <Badge tone={ad.badge.tone}>{ad.badge.label}</Badge>
      </p>
      <h3>
        <a className={css.link} href={ad.href}>
          <Fr>{ad.title}</Fr>
        </a>
      </h3>
      <Fr as="p" className={css.words}>
        {ad.excerpt}
      </Fr>
      {ad.notice && (
        <Fr as="p" className={css.note}>
          {ad.notice}
        </Fr>
      )}
      <p className={css.foot}>
        <Fr as="span" className={css.price}>
          {ad.price}
        </Fr>
        <Text as="span" tone="muted" size="small">
          <Fr>{`${ad.place}, `}</Fr>
          <time dateTime={ad.dateTime}>
            <Fr>{ad.date}</Fr>
          </time>
        </Text>
      </p>
    </article>
  )
}
