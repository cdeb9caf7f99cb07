import { numericDate, shortDate } from '#app/text/format'
import { Card } from '../content/blocks'
import { LineChart } from '../content/line-chart'
import { FiguresFold } from '../dashboard/table-fold'
import { cardColumns } from '../layout/layout.css'
import { french, Hidden, Text } from '../text/text'
import * as css from './week-chart.css'

type WeekChartProps = {
  id: string
  title: string
  note: string
  /** Oldest first, at least two. The last week is not over. `value` is null if the week has none. */
  weeks: readonly { from: Date; value: number | null }[]
  format: (value: number) => string
}

export function WeekCharts({ charts }: { charts: readonly WeekChartProps[] }) {
  return (
    <div className={cardColumns[2]}>
      {charts.map((chart) => (
        <WeekChart key={chart.id} {...chart} />
      ))}
    </div>
  )
}

/** Draws a figure of each week, with a table of the same figures below. */
function WeekChart({ id, title, note, weeks, format }: WeekChartProps) {
  const values = weeks.flatMap(({ value }) => value ?? [])
  const most = Math.max(0, ...values)
  const formatValue = (value: number | null) => (value === null ? '–' : format(value))
  const last = formatValue(weeks.at(-1)!.value)
  return (
    <Card as="section" labelledBy={id}>
      <div className={css.head}>
        <h3 id={id}>{french(title)}</h3>
        <Text note>{note}</Text>
      </div>
      {most === 0 ? (
        <Text>{`Rien pendant ces ${weeks.length} semaines.`}</Text>
      ) : (
        <>
          <LineChart
            label={`De ${format(Math.min(...values))} à ${format(most)} par semaine. La semaine dernière : ${formatValue(weeks.at(-2)!.value)} ; cette semaine, jusqu'ici : ${last}.`}
            points={toPoints(weeks, toTop(most))}
            labels={[1, 0.5, 0].map((share) => ({ percent: share * 100, text: format(toTop(most) * share) }))}
            last={last}
            from={shortDate(weeks[0]!.from)}
            to="cette semaine"
          />
          <FiguresFold label="Voir les chiffres" of={`: ${title}`}>
            <WeekTable title={title} weeks={weeks} format={formatValue} />
          </FiguresFold>
        </>
      )}
    </Card>
  )
}

type WeekTableProps = Pick<WeekChartProps, 'title' | 'weeks'> & { format: (value: number | null) => string }

/** A plain table, because a page may have six of 52 weeks. Its two columns fit on any screen. */
function WeekTable({ title, weeks, format }: WeekTableProps) {
  return (
    <table className={css.table}>
      <caption>
        <Hidden>{french(`${title}, de la semaine en cours à la plus ancienne`)}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Semaine du</th>
          <th scope="col">{french(title)}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ from, value }, index) => (
          <tr key={index}>
            <th scope="row">{`${numericDate(from)}${index === 0 ? ' (en cours)' : ''}`}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function toPoints(weeks: WeekChartProps['weeks'], top: number) {
  return weeks.map(({ value }, index) => {
    if (value === null) return null
    return { percent: Math.round((value / top) * 1000) / 10, isHollow: index === weeks.length - 1 }
  })
}

/** Returns a round, even number for the top of the axis, at least `most`. */
function toTop(most: number): number {
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(most)) - 1)
  return [2, 4, 6, 8, 10].map((step) => step * unit).find((top) => top >= most)!
}
