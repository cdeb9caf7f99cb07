import { classes } from '../classes'
import * as css from './rings.css'

export type Shot = 'centre' | 'off' | 'outside' | 'none'

type RingsProps = {
  n?: number
  /** The centre when the aim is met, off it on an error, outside on a page not found. */
  shot?: Shot
  fine?: boolean
  size?: 'small' | 'large'
}

export function Rings({ n = 5, shot = 'none', fine = false, size = 'small' }: RingsProps) {
  const width = shot === 'off' || shot === 'outside' ? 140 : 120
  return (
    <svg
      className={classes(css.rings, fine && css.fine, css.ringsSize[size])}
      viewBox={`0 0 ${width} 120`}
      aria-hidden="true"
    >
      {radii(n).map((r) => (
        <circle key={r} cx="60" cy="60" r={r} />
      ))}
      {shot !== 'none' && <circle className={css.shot} {...places[shot]} r="6" />}
    </svg>
  )
}

const places = {
  centre: { cx: 60, cy: 60 },
  off: { cx: 85, cy: 78 },
  outside: { cx: 129, cy: 22 },
} satisfies Record<Exclude<Shot, 'none'>, { cx: number; cy: number }>

function radii(n: number): number[] {
  const step = n > 1 ? 48 / (n - 1) : 0
  return Array.from({ length: n }, (_, ring) => Math.round((58 - ring * step) * 10) / 10)
}
