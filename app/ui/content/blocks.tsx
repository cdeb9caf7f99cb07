import type { ReactNode } from 'react'
import { Fr, frenchText } from '../text/text'
import * as css from './blocks.css'

type CardProps = { as?: 'div' | 'section' | 'article'; labelledBy?: string; children: ReactNode }

export function Card({ as: Tag = 'div', labelledBy, children }: CardProps) {
  return (
    <Tag className={css.card} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  )
}

export type BadgeTone = keyof typeof css.badge

/** The word first, the tone second. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) {
  return (
    <Fr as="span" className={css.badge[tone]}>
      {children}
    </Fr>
  )
}

type NoteProps = { tone?: keyof typeof css.note; title?: string; children: string }

/** What has to be said beside the matter, in small type. */
export function Note({ tone = 'info', title, children }: NoteProps) {
  return (
    <div className={css.note[tone]}>
      {title && (
        <p>
          <Fr as="strong">{title}</Fr>
        </p>
      )}
      <Fr as="p" className={css.words}>
        {children}
      </Fr>
    </div>
  )
}

export type Fact = { term: string; value: ReactNode }

/** A definition list set like the fields of a score card; in columns, each value follows its term. */
export function Facts({ facts, columns = false }: { facts: readonly Fact[]; columns?: boolean }) {
  return (
    <dl className={columns ? css.columns : css.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <Fr as="dt" className={css.term}>
            {term}
          </Fr>
          <dd className={css.value}>{typeof value === 'string' ? frenchText(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
