import type { ReactNode } from 'react'
import { classes } from '../classes'
import { french } from '../text/text'
import * as css from './blocks.css'

type CardProps = { as?: 'div' | 'section'; labelledBy?: string; children: ReactNode }

export function Card({ as: Tag = 'div', labelledBy, children }: CardProps) {
  return (
    <Tag className={css.card} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  )
}

export type BadgeTone = keyof typeof css.badge

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) {
  return <span className={css.badge[tone]}>{french(children)}</span>
}

type NoteProps = {
  tone?: keyof typeof css.note
  title?: string
  children: string
  more?: ReactNode
}

export function Note({ tone = 'info', title, children, more }: NoteProps) {
  return (
    <div className={classes(css.note[tone], css.noteOfWords)}>
      {title && (
        <p>
          <strong>{french(title)}</strong>
        </p>
      )}
      <p className={css.words}>{french(children)}</p>
      {more}
    </div>
  )
}

export type Fact = { term: string; value: ReactNode }

export function Facts({ facts, columns = false }: { facts: readonly Fact[]; columns?: boolean }) {
  return (
    <dl className={columns ? css.columns : css.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{french(term)}</dt>
          <dd className={css.value}>{typeof value === 'string' ? french(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
