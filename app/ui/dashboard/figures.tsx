import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Fr } from '../text/fr'
import * as css from './figures.css'

export type Figure = { term: string; value: string; note?: string }

type FiguresProps = {
  figures: readonly Figure[]
  /** Below them, what the last one leaves out. */
  more?: Pick<Figure, 'term' | 'value'>
  trend?: ReactNode
}

/** Three figures, in a row; beside a trend, which comes first on a desk, in a column. */
export function Figures({ figures, more, trend }: FiguresProps) {
  const list = (
    <dl className={classes(css.figures, trend ? css.beside : undefined)}>
      {figures.map(({ term, value, note }) => (
        <div key={term} className={classes(css.figure, trend ? css.besideFigure : undefined)}>
          <dt className={css.term}>
            <Fr>{term}</Fr>
          </dt>
          <dd className={classes(css.value, trend ? css.besideValue : undefined)}>
            <Fr>{value}</Fr>
            {note && (
              <span className={css.note}>
                <Fr>{note}</Fr>
              </span>
            )}
          </dd>
        </div>
      ))}
      {more && (
        <div className={css.more}>
          <dt>
            <Fr>{`${more.term} :`}</Fr>
          </dt>{' '}
          <dd>
            <Fr>{more.value}</Fr>
          </dd>
        </div>
      )}
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
