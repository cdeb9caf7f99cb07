import type { Calibration } from '#modules/exams'
import { french } from '../text/text'
import * as css from './calibration.css'

/** A dot for each band: the share predicted to the right, the share observed upwards. A good prediction lies on the line. */
export function CalibrationChart({ bands, answers }: Pick<Calibration, 'bands' | 'answers'>) {
  return (
    <svg className={css.chart} viewBox="-8 -4 116 120" role="img" aria-label={LABEL}>
      <path className={css.frame} d="M0 0V100H100" />
      <path className={css.ideal} d="M0 100L100 0" />
      {bands.map(({ from, predicted, observed, answers: some }) => (
        <circle
          key={from}
          className={css.band}
          cx={(predicted * 100).toFixed(1)}
          cy={(100 - observed * 100).toFixed(1)}
          r={(1.5 + 4 * Math.sqrt(some / answers)).toFixed(1)}
        />
      ))}
      <text className={css.label} x="50" y="112">
        {french('prévu, de 0 à 100 %')}
      </text>
      <text className={css.label} x="-6" y="50" transform="rotate(-90 -6 50)">
        {french('observé')}
      </text>
    </svg>
  )
}

const LABEL =
  'La part de réponses justes observée, pour chaque part prévue. Le tableau en donne les chiffres.'
