import type { ExamResult, Figures } from '#modules/exams'
import { percentage } from '#modules/exams/rules'
import { count } from '#app/text/words'
import { classes } from '../classes'
import { cardColumns } from '../layout/layout.css'
import { french, Text } from '../text/text'
import * as css from './figures.css'
import { Trend, TrendTable } from './trend'

type ExamFiguresProps = {
  figures: Figures
  /** The last results, the oldest first. */
  trend: readonly ExamResult[]
  /** The day in Belgium, as '2026-11-30'. */
  today: string
}

export function ExamFigures({ figures, trend, today }: ExamFiguresProps) {
  const hasTrend = trend.length > 1
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
  if (!hasTrend)
    return (
      <>
        {list}
        {trend.length === 1 && <Text note>Votre courbe commence avec un deuxième examen.</Text>}
      </>
    )
  return (
    <>
      <div className={cardColumns[3]}>
        {list}
        <div className={css.wide}>
          <Trend results={trend} today={today} />
        </div>
      </div>
      <TrendTable results={trend} />
    </>
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
