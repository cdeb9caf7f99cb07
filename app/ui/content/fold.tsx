import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { french } from '../text/text'
import * as css from './fold.css'

type FoldProps = {
  label: ReactNode
  open?: boolean
  /** The class that keeps the fold open at some widths. */
  className?: string
  children: ReactNode
}

export function Fold({ label, open, className, children }: FoldProps) {
  return (
    <details className={className} open={open}>
      <summary className={css.summary} role="button">
        <span>{label}</span>
        <span className={css.chevron} />
      </summary>
      {children}
    </details>
  )
}

type FoldListProps = { folds: readonly { title: string; content: ReactNode }[] }

export function FoldList({ folds }: FoldListProps) {
  return (
    <div className={atoms({ borderTop: 'line' })}>
      {folds.map(({ title, content }, index) => (
        <details key={title} className={css.item} open={index === 0}>
          <summary className={css.itemSummary} role="button">
            <span>{french(title)}</span>
            <span className={css.chevron} />
          </summary>
          {content}
        </details>
      ))}
    </div>
  )
}
