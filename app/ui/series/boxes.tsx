import { atoms } from '../atoms'
import type { Box } from '#modules/exams'
import { thousands } from '#app/text/words'
import { filled, rings, shot } from '../rings/rings.css'
import { french } from '../text/text'
import * as css from './boxes.css'

/** Fills one ring for each box. From box 4 on, the question is mastered, and the shot appears too. */
export function BoxRings({ box }: { box: 0 | Box }) {
  return (
    <svg className={`${rings} ${css.rings}`} viewBox="0 0 120 120" strokeWidth="6" aria-hidden="true">
      {RADII.map((r, index) => (
        <circle key={r} className={index < box ? filled : undefined} cx="60" cy="60" r={r} />
      ))}
      {box >= 4 && <circle className={shot} cx="60" cy="60" r="7" />}
    </svg>
  )
}

const RADII = [55, 45, 35, 25, 15]

type BoxRow = { box: 0 | Box; about?: string; questions: number }

export function BoxList({ rows }: { rows: readonly BoxRow[] }) {
  return (
    <ul className={atoms({ borderBottom: 'line' })}>
      {rows.map(({ box, about, questions }) => (
        <li key={`${box} ${about ?? ''}`} className={css.row}>
          <BoxRings box={box} />
          <p className={css.words}>
            {boxName(box)}
            {about && (
              <span className={atoms({ display: 'block', color: 'muted', fontSize: 't14' })}>
                {french(about)}
              </span>
            )}
          </p>
          <p className={atoms({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })}>
            {thousands(questions)}
          </p>
        </li>
      ))}
    </ul>
  )
}

export const boxName = (box: 0 | Box) => (box === 0 ? 'Jamais vues' : `Boîte ${box}`)
