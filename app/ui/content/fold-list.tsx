import type { ReactNode } from 'react'
import { french } from '../text/text'
import { chevron, item, itemSummary, list } from './fold.css'

type Fold = { title: string; content: ReactNode }

/** The first stands open, so that one sees what the others hold. */
export function FoldList({ folds }: { folds: readonly Fold[] }) {
  return (
    <div className={list}>
      {folds.map(({ title, content }, index) => (
        <details key={title} className={item} open={index === 0}>
          <summary className={itemSummary} role="button">
            <span>{french(title)}</span>
            <span className={chevron} />
          </summary>
          {content}
        </details>
      ))}
    </div>
  )
}
