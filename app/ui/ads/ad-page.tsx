import type { ReactNode } from 'react'
import { Badge, type Fact, Facts, Note } from '../content/blocks'
import { french, Text } from '../text/text'
import type { AdBadge } from './ad-card'
import * as css from './ad-page.css'

export type AdPageProps = {
  badges: readonly AdBadge[]
  category: string
  title: string
  price: string
  place: string
  date: string
  dateTime: string
  /** Plain text; a blank line begins a paragraph. */
  description: string
  facts: readonly Fact[]
  law?: { title: string; text: string }
  /** Who to turn to, and what the owner may do. */
  aside: ReactNode
}

export function AdPage({ aside, ...ad }: AdPageProps) {
  return (
    <div className={css.columns}>
      <article className={css.main}>
        <div className={css.badges}>
          {ad.badges.map(({ tone, label }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
          <Text as="span" tone="muted">
            {ad.category}
          </Text>
        </div>
        <h1>{french(ad.title)}</h1>
        <p className={css.terms}>
          <span className={css.price}>{french(ad.price)}</span>
          <Text as="span" tone="muted">
            {french(`${ad.place}, `)}
            <time dateTime={ad.dateTime}>{french(ad.date)}</time>
          </Text>
        </p>
        <Description text={ad.description} />
        {ad.facts.length > 0 && (
          <div className={css.facts}>
            <h2>Caractéristiques</h2>
            <Facts facts={ad.facts} columns />
          </div>
        )}
        {ad.law && (
          <div className={css.law}>
            <Note tone="warning" title={ad.law.title}>
              {ad.law.text}
            </Note>
          </div>
        )}
      </article>
      <aside className={css.aside}>{aside}</aside>
    </div>
  )
}

function Description({ text }: { text: string }) {
  return (
    <div className={css.description}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{french(paragraph)}</p>
      ))}
    </div>
  )
}

type BlockProps = { id: string; title: string; children: ReactNode }

/** How to reach the owner of the ad. */
export function ContactBlock(props: BlockProps) {
  return <Block {...props} className={css.contact} />
}

/** What only its owner sees. */
export function OwnerBlock(props: BlockProps) {
  return <Block {...props} className={css.owner} />
}

function Block({ id, title, className, children }: BlockProps & { className: string }) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{french(title)}</h2>
      {children}
    </section>
  )
}
