import type { ReactNode } from 'react'
import * as css from './card.css'

type CardProps = { as?: 'div' | 'section' | 'article'; labelledBy?: string; children: ReactNode }

export function Card({ as: Tag = 'div', labelledBy, children }: CardProps) {
  return (
    <Tag className={css.card} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  )
}
