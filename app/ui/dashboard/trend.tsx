import type { ExamResult } from '#modules/exams'
import { isPassed, PASS_MARK, percentage } from '#modules/exams/rules'
import { EXAM_NAMES } from '#app/text/exams'
import { clock, day, longDate, shortDate } from '#app/text/format'
import { trendInWords } from '#app/text/trend'
import type { Column } from '../content/data-table'
import { Card } from '../content/blocks'
import { hair } from '../rings/rings.css'
import { french, Text } from '../text/text'
import { TableFold } from './table-fold'
import * as css from './trend.css'

export type TrendProps = {
  /** The last results, the oldest first, at least two. */
  results: readonly ExamResult[]
  /** The day in Belgium, as '2026-11-30'. */
  today: string
}

/** Draws each score as a point. The point of a failed exam is hollow. */
export function Trend({ results, today }: TrendProps) {
  const words = trendInWords(results.map(percentage))
  const { from, to } = formatDates(results, today)
  return (
    <Card as="section" labelledBy="progression">
      <div className={css.head}>
        <h3 id="progression">Votre progression</h3>
        <Text
          note
        >{`Vos ${results.length} derniers examens : un point creux est sous les ${PASS_MARK} %.`}</Text>
        {words && <p>{french(words)}</p>}
      </div>
      <div className={css.trend}>
        <svg className={css.axis} aria-hidden="true">
          <Label percent={100} className={css.label} />
          <Label percent={PASS_MARK} className={css.markLabel} />
          <Label percent={0} className={css.label} />
        </svg>
        <Curve results={results} />
        <p className={css.dates} aria-hidden="true">
          <span>{french(from)}</span>
          <span>{french(to)}</span>
        </p>
      </div>
    </Card>
  )
}

/** The height of the drawing, in its own units. Its width is stretched. */
const WIDTH = 400

function Curve({ results }: { results: readonly ExamResult[] }) {
  const points = results.map((result, index) => {
    const x = Math.round((index * WIDTH * 10) / (results.length - 1)) / 10
    const percent = percentage(result)
    return { percent, at: `${x} ${100 - percent}`, passed: isPassed(result) }
  })
  const [last, previous] = [points.at(-1)!.percent, points.at(-2)!.percent]
  const isLineAbove = previous > last && last > LOWEST_LABEL_BELOW
  return (
    <svg className={css.drawing} role="img" aria-label={inWords(results)}>
      <svg className={css.chart} viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none">
        <path className={hair} d="M0 0H400M0 50H400M0 100H400" />
        <path className={css.mark} d={`M0 ${100 - PASS_MARK}H400`} />
        <path className={css.line} d={`M${points.map(({ at }) => at).join('L')}`} />
        {points.map(({ at, passed }) => (
          <g key={at}>
            <path className={css.point} d={`M${at}h0`} />
            {!passed && <path className={css.hollow} d={`M${at}h0`} />}
          </g>
        ))}
      </svg>
      <text className={css.last} x="100%" y={`${100 - last}%`} dx="10" dy={isLineAbove ? '1.5em' : '-.75em'}>
        {`${last}\u00a0%`}
      </text>
    </svg>
  )
}

/** In percent. The label of a lower point would lie on the dates. */
const LOWEST_LABEL_BELOW = 15

function Label({ percent, className }: { percent: number; className: string }) {
  return (
    <text className={className} x="100%" y={`${100 - percent}%`}>
      {`${percent}\u00a0%`}
    </text>
  )
}

function inWords(results: readonly ExamResult[]): string {
  const percents = results.map(percentage)
  const last = percentage(results.at(-1)!)
  const passed = results.filter(isPassed).length
  const reach = passed === 0 ? "Aucun n'atteint" : passed > 1 ? `${passed} atteignent` : `${passed} atteint`
  const range = `Entre ${Math.min(...percents)} et ${Math.max(...percents)} %, ${last} % au dernier examen.`
  return `${range} ${reach} ${PASS_MARK} %.`
}

function formatDates(results: readonly ExamResult[], today: string) {
  const [first, last] = [results[0]!.createdAt, results.at(-1)!.createdAt]
  const nameDay = (date: Date) => (day(date) === today ? "aujourd'hui" : shortDate(date))
  if (day(first) !== day(last)) return { from: nameDay(first), to: nameDay(last) }
  return { from: `${nameDay(first)}, ${clock(first)}`, to: clock(last) }
}

/** The results of the drawing as a table, the newest first, as in the history. */
export function TrendTable({ results }: Pick<TrendProps, 'results'>) {
  return (
    <TableFold
      label="Voir les chiffres"
      of="de votre progression"
      caption="Vos derniers scores, du plus récent au plus ancien"
      columns={COLUMNS}
      rows={results.toReversed()}
    />
  )
}

const COLUMNS: readonly Column<ExamResult>[] = [
  { label: 'Date', kind: 'title', cell: ({ createdAt }) => french(longDate(createdAt)) },
  { label: 'Heure', kind: 'date', cell: ({ createdAt }) => french(clock(createdAt)) },
  { label: 'Type', cell: ({ examType }) => EXAM_NAMES[examType] },
  { label: 'Score', kind: 'number', cell: ({ score, totalQuestions }) => `${score}/${totalQuestions}` },
  { label: 'Pourcentage', kind: 'number', cell: (result) => french(`${percentage(result)} %`) },
]
