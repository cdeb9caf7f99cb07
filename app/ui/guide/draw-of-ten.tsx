import type { ReactNode } from 'react'
import { french } from '../text/text'
import * as css from './draw-of-ten.css'

/** Draws that ten questions of thirty are asked, and that six right answers suffice. */
export function DrawOfTen({ drawn, right }: Record<'drawn' | 'right', { title: string; text: string }>) {
  return (
    <div className={css.pair}>
      <Part {...drawn} height={60}>
        {places(30, 10, 20).map(({ number, x, y }) => (
          <circle key={number} className={ASKED.has(number) ? css.asked : undefined} cx={x} cy={y} r="7" />
        ))}
      </Part>
      <Part {...right} height={80}>
        {places(10, 5, 40).map(({ number, x, y }) => (
          <g key={number}>
            <circle cx={x} cy={y} r="13" />
            <circle cx={x} cy={y} r="8" />
            {number < RIGHT && <circle className={css.shot} cx={x} cy={y} r="3.5" />}
          </g>
        ))}
      </Part>
    </div>
  )
}

const ASKED = new Set([1, 4, 8, 10, 13, 17, 19, 22, 25, 28])
const RIGHT = 6

const places = (count: number, columns: number, step: number) =>
  Array.from({ length: count }, (_, number) => ({
    number,
    x: (number % columns) * step + step / 2,
    y: Math.floor(number / columns) * step + step / 2,
  }))

type PartProps = { title: string; text: string; height: number; children: ReactNode }

/** The drawing repeats the words below it, so that assistive tools skip it. */
function Part({ title, text, height, children }: PartProps) {
  return (
    <div>
      <svg className={css.drawing} viewBox={`0 0 200 ${height}`} aria-hidden="true">
        {children}
      </svg>
      <p>
        <strong className={css.title}>{french(title)}</strong>
        {french(text)}
      </p>
    </div>
  )
}
