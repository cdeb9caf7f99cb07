import { atoms } from '../atoms'
import type { ExamResult, Figures } from '#modules/exams'
import { isPassed, PASS_MARK, percentage } from '#modules/exams/rules'
import { clock, day, shortDate } from '#app/text/format'
import { count } from '#app/text/words'
import { classes } from '../classes'
import { Card } from '../content/blocks'
import { cardColumns } from '../layout/layout.css'
import { hair } from '../rings/rings.css'
import { french, Text } from '../text/text'
import * as css from './figures.css'

type ExamFiguresProps = {
  figures: Figures
  /** The last results, the oldest first. */
  trend: readonly ExamResult[]
}

export function ExamFigures({ figures, trend }: ExamFiguresProps) {
  const hasTrend = trend.length > 0
  const better = formatHighestPercentage(figures)
  const list = (
    <dl className={classes(css.figures, hasTrend && css.beside)}>
      {formatFigures(figures).map(({ term, value, note }) => (
        <div key={term} className={classes(css.figure, hasTrend && css.besideFigure)}>
          <dt className={css.term}>{french(term)}</dt>
          <dd className={classes(css.value, hasTrend && css.besideValue)}>
            {french(value)}
            <span className={css.note}>{french(note)}</span>
          </dd>
        </div>
      ))}
      {better && (
        <div className={css.more}>
          <dt>{french('Meilleur pourcentage :')}</dt> <dd>{french(better)}</dd>
        </div>
      )}
    </dl>
  )
  if (!hasTrend) return list
  return (
    <div className={cardColumns[3]}>
      {list}
      <div className={css.wide}>
        <Trend results={trend} />
      </div>
    </div>
  )
}

/** Formats the figures, which are zeros if there are no results. */
function formatFigures({ count: taken, passed, averagePercent, best }: Figures) {
  const outOfTen = taken === 0 ? '0' : oneDecimal.format(averagePercent / 10)
  const { score, totalQuestions } = best ?? { score: 0, totalQuestions: 10 }
  return [
    { term: 'Moyenne générale', value: `${Math.round(averagePercent)} %`, note: `${outOfTen}/10` },
    { term: 'Examens passés', value: String(taken), note: count(passed, 'réussi') },
    {
      term: 'Meilleur score',
      value: `${score}/${totalQuestions}`,
      note: `${percentage({ score, totalQuestions })} %`,
    },
  ]
}

const oneDecimal = new Intl.NumberFormat('fr-BE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Returns a note if another result has a higher percentage than the best score, or else undefined. */
function formatHighestPercentage({ best, highest }: Figures): string | undefined {
  if (!best || !highest || percentage(highest) <= percentage(best)) return undefined
  const score = `${highest.score}/${highest.totalQuestions}`
  return `${percentage(highest)} % (${score}). Le meilleur score est celui qui compte le plus de bonnes réponses.`
}

/** Draws each score as a point. The point of a failed exam is hollow. */
function Trend({ results }: { results: readonly ExamResult[] }) {
  const points = results.map((result, index) => {
    const x = results.length > 1 ? (index * 400) / (results.length - 1) : 200
    return { at: `${Math.round(x * 10) / 10} ${100 - percentage(result)}`, passed: isPassed(result) }
  })
  const { from, to } = formatDates(results)
  return (
    <Card as="section" labelledBy="progression">
      <div className={atoms({ marginBottom: 's24' })}>
        <h3 id="progression" className={atoms({ fontSize: 't18' })}>
          Votre progression
        </h3>
        <Text note>{`Du plus ancien au plus récent, avec la barre des ${PASS_MARK} %`}</Text>
      </div>
      <div className={css.trend}>
        <svg className={css.axis} aria-hidden="true">
          <Label percent={100} className={css.label} />
          <Label percent={PASS_MARK} className={css.markLabel} />
          <Label percent={0} className={css.label} />
        </svg>
        <svg
          className={css.chart}
          viewBox="0 0 400 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={inWords(results)}
        >
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
        <p className={css.dates} aria-hidden="true">
          <span>{french(from)}</span>
          {results.length > 1 && <span>{french(to)}</span>}
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

function inWords(results: readonly ExamResult[]): string {
  const passed = results.filter(isPassed).length
  const reach = passed > 1 ? `${passed} atteignent` : `${passed} atteint`
  const list = results.map(percentage).join(', ')
  return `Scores, du plus ancien au plus récent : ${list} pour cent. ${reach} ${PASS_MARK} %.`
}

function formatDates(results: readonly ExamResult[]) {
  const [first, last] = [results[0]!.createdAt, results.at(-1)!.createdAt]
  if (day(first) !== day(last)) return { from: shortDate(first), to: shortDate(last) }
  return { from: `${shortDate(first)}, ${clock(first)}`, to: clock(last) }
}
