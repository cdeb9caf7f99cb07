import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Card } from '../content/blocks'
import { french, Text } from '../text/text'
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
          <dt className={css.term}>{french(term)}</dt>
          <dd className={classes(css.value, trend ? css.besideValue : undefined)}>
            {french(value)}
            {note && <span className={css.note}>{french(note)}</span>}
          </dd>
        </div>
      ))}
      {more && (
        <div className={css.more}>
          <dt>{french(`${more.term} :`)}</dt> <dd>{french(more.value)}</dd>
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

type TrendProps = {
  /** Per cent, the oldest first. */
  scores: readonly { percent: number; isPassed: boolean }[]
  /** Per cent. */
  passMark: number
  /** Of the first and the last score. */
  from: string
  to: string
}

/** The last scores as a line, with the pass mark; a hollow point is below it. */
export function Trend({ scores, passMark, from, to }: TrendProps) {
  const points = scores.map(({ percent, isPassed }, index) => {
    const x = scores.length > 1 ? (index * 400) / (scores.length - 1) : 200
    return { at: `${Math.round(x * 10) / 10} ${100 - percent}`, isPassed }
  })
  return (
    <Card as="section" labelledBy="progression">
      <div className={css.caption}>
        <h3 id="progression" className={css.title}>
          Votre progression
        </h3>
        <Text note>{`${introOf(scores.length)}, et la barre des ${passMark} %`}</Text>
      </div>
      <div className={css.trend}>
        <svg className={css.axis} aria-hidden="true">
          <Label percent={100} className={css.label} />
          <Label percent={passMark} className={css.markLabel} />
          <Label percent={0} className={css.label} />
        </svg>
        <svg
          className={css.chart}
          viewBox="0 0 400 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={inWords(scores, passMark)}
        >
          <path className={css.grid} d="M0 0H400M0 50H400M0 100H400" />
          <path className={css.mark} d={`M0 ${100 - passMark}H400`} />
          <path className={css.line} d={`M${points.map(({ at }) => at).join('L')}`} />
          {points.map(({ at, isPassed }) => (
            <g key={at}>
              <path className={css.point} d={`M${at}h0`} />
              {!isPassed && <path className={css.hollow} d={`M${at}h0`} />}
            </g>
          ))}
        </svg>
        <p className={css.dates} aria-hidden="true">
          <span>{french(from)}</span>
          {scores.length > 1 && <span>{french(to)}</span>}
        </p>
      </div>
    </Card>
  )
}

function Label({ percent, className }: { percent: number; className: string }) {
  return (
    <text className={className} x="100%" y={`${100 - percent}%`}>
      {`${percent}\u00a0%`}
    </text>
  )
}

function introOf(count: number): string {
  return count > 1 ? `Les ${count} derniers examens` : 'Votre premier examen'
}

function inWords(scores: TrendProps['scores'], passMark: number): string {
  const passed = scores.filter((score) => score.isPassed).length
  const reach = passed > 1 ? `${passed} atteignent` : `${passed} atteint`
  const list = scores.map(({ percent }) => percent).join(', ')
  return `Scores, du plus ancien au plus récent : ${list} pour cent. ${reach} ${passMark} %.`
}
