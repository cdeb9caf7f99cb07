import type { ExamResult } from '#modules/exams'
import { isPassed, PASS_MARK, percentage } from '#modules/exams/rules'
import { EXAM_NAMES } from '#app/text/exams'
import { clock, day, longDate, shortDate } from '#app/text/format'
import { trendInWords } from '#app/text/trend'
import type { Column } from '../content/data-table'
import { Card } from '../content/blocks'
import { LineChart } from '../content/line-chart'
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
  const percents = results.map(percentage)
  const words = trendInWords(percents)
  return (
    <Card as="section" labelledBy="progression">
      <div className={css.head}>
        <h3 id="progression">Votre progression</h3>
        <Text
          note
        >{`Vos ${results.length} derniers examens : un point creux est sous les ${PASS_MARK} %.`}</Text>
        {words && <p>{french(words)}</p>}
      </div>
      <LineChart
        label={inWords(results)}
        points={percents.map((percent, index) => ({ percent, isHollow: !isPassed(results[index]!) }))}
        labels={AXIS}
        last={`${percents.at(-1)!}\u00a0%`}
        {...formatDates(results, today)}
      />
    </Card>
  )
}

const AXIS = [100, PASS_MARK, 0].map((percent) => {
  return { percent, text: `${percent}\u00a0%`, isMark: percent === PASS_MARK }
})

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
