import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Fr } from '../text/fr'
import * as css from './figures.css'

export type Figure = {
  term: string
  value: string
  note?: string
  /** What surpasses it in another way. */
  better?: string
}

/** Three figures, in a row; beside a trend, which comes first on a desk, in a column. */
export function Figures({ figures, trend }: { figures: readonly Figure[]; trend?: ReactNode }) {
  const list = (
    <dl className={classes(css.figures, trend ? css.beside : undefined)}>
      {figures.map(({ term, value, note, better }) => (
        <div key={term} className={classes(css.figure, trend ? css.besideFigure : undefined)}>
          <dt className={css.term}>
            <Fr>{term}</Fr>
          </dt>
          <dd className={classes(css.value, trend ? css.besideValue : undefined)}>
            <Fr>{value}</Fr>
            {[note, better].map(
              (line) =>
                line && (
                  <span key={line} className={css.note}>
                    <Fr>{line}</Fr>
                  </span>
                ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
  if (!trend) return list
  return (
    <div className={css.numbers}>
      {list}
      <div className={css.wide}>{trend}</div>
    </div>
  )
}
