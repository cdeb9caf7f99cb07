import { Card } from '../content/card'
import { Fr } from '../text/fr'
import { Text } from '../text/text'
import * as css from './trend.css'

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
        <Text tone="muted" size="small">
          <Fr>{`${introOf(scores.length)}, et la barre des ${passMark} %`}</Fr>
        </Text>
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
          <span>
            <Fr>{from}</Fr>
          </span>
          {scores.length > 1 && (
            <span>
              <Fr>{to}</Fr>
            </span>
          )}
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
