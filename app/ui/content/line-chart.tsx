import { hair } from '../rings/rings.css'
import { french } from '../text/text'
import * as css from './line-chart.css'

export type LineChartProps = {
  /** The drawing in words. */
  label: string
  /** From left to right, at least two. Null interrupts the line. */
  points: readonly (ChartPoint | null)[]
  /** The labels of the axis. */
  labels: readonly { percent: number; text: string; isMark?: boolean }[]
  /** The value of the last point. */
  last: string
  /** Dates below the left and the right end. */
  from: string
  to: string
}

export type ChartPoint = {
  /** In percent of the height. */
  percent: number
  isHollow?: boolean
}

/** Draws each of a few points. Of many points, only the hollow ones and those without neighbours have a dot. */
export function LineChart({ labels, from, to, ...drawing }: LineChartProps) {
  return (
    <div className={css.trend}>
      <svg className={css.axis} aria-hidden="true">
        {labels.map(({ percent, text, isMark }) => (
          <text key={percent} className={isMark ? css.markLabel : css.label} x="100%" y={`${toY(percent)}%`}>
            {text}
          </text>
        ))}
      </svg>
      <Drawing marks={labels.filter(({ isMark }) => isMark)} {...drawing} />
      <p className={css.dates} aria-hidden="true">
        <span>{french(from)}</span>
        <span>{french(to)}</span>
      </p>
    </div>
  )
}

/** In the units of the drawing, whose height is 100. Its width is stretched. */
const WIDTH = 400

/** The most points that all have a dot. Dots of more points would touch on a phone. */
const DOTS = 20

type DrawingProps = Pick<LineChartProps, 'label' | 'points' | 'last'> & {
  marks: readonly { percent: number }[]
}

function Drawing({ label, points, last, marks }: DrawingProps) {
  const placed = points.map((point, index) => {
    const x = Math.round((index * WIDTH * 10) / (points.length - 1)) / 10
    return point && { ...point, at: `${x} ${toY(point.percent)}` }
  })
  const line = placed.map((point, index) => point && `${placed[index - 1] ? 'L' : 'M'}${point.at}`).join('')
  const dots = placed.filter((point, index) => {
    const isAlone = !placed[index - 1] && !placed[index + 1]
    return points.length <= DOTS || isAlone || point?.isHollow
  })
  const [end, previous] = [points.at(-1), points.at(-2)]
  const isLineAbove = end && previous && previous.percent > end.percent && end.percent > LOWEST_LABEL_BELOW
  return (
    <svg className={css.drawing} role="img" aria-label={label}>
      <svg className={css.chart} viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none">
        <path className={hair} d="M0 0H400M0 50H400M0 100H400" />
        {marks.map(({ percent }) => (
          <path key={percent} className={css.mark} d={`M0 ${toY(percent)}H400`} />
        ))}
        <path className={css.line} d={line} />
        {dots.map(
          (point) =>
            point && (
              <g key={point.at}>
                <path className={css.point} d={`M${point.at}h0`} />
                {point.isHollow && <path className={css.hollow} d={`M${point.at}h0`} />}
              </g>
            ),
        )}
      </svg>
      {end && (
        <text
          className={css.last}
          x="100%"
          y={`${toY(end.percent)}%`}
          dx="10"
          dy={isLineAbove ? '1.5em' : '-.75em'}
        >
          {last}
        </text>
      )}
    </svg>
  )
}

/** In percent. The label of a lower point would lie on the dates. */
const LOWEST_LABEL_BELOW = 15

const toY = (percent: number) => 100 - percent
