import { count } from '#app/text/words'
import { PASSES_TO_UNLOCK } from '#modules/exams/rules'
import { classes } from '../classes'
import * as css from './rings.css'

type Shot = 'centre' | 'off' | 'outside' | 'none'

type RingsProps = {
  /** Where the picture shows the shot: 'outside' the rings for a missing page, 'off' centre for an error. */
  shot?: Shot
  fine?: boolean
  size?: 'small' | 'large'
}

export function Rings({ shot = 'none', fine = false, size = 'small' }: RingsProps) {
  const width = shot === 'off' || shot === 'outside' ? 140 : 120
  return (
    <svg
      className={classes(css.rings, fine && css.fine, css.ringsSize[size])}
      viewBox={`0 0 ${width} 120`}
      aria-hidden="true"
    >
      {RADII.map((r) => (
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

const RADII = [58, 46, 34, 22, 10]

/** Draws one ring for each practice exam to pass, and the shot once all are passed. */
export function UnlockRings({
  passed,
  size = 'small',
}: {
  passed: number
  size?: keyof typeof css.unlockSize
}) {
  const step = 45 / PASSES_TO_UNLOCK
  return (
    <svg
      className={classes(css.rings, css.unlockSize[size])}
      viewBox="0 0 120 120"
      strokeWidth="5"
      role="img"
      aria-label={`${count(passed, 'test réussi', 'tests réussis')} sur ${PASSES_TO_UNLOCK}`}
    >
      {Array.from({ length: PASSES_TO_UNLOCK }, (_, ring) => (
        <circle
          key={ring}
          className={ring < passed ? css.filled : undefined}
          cx="60"
          cy="60"
          r={54 - ring * step}
        />
      ))}
      <circle className={passed >= PASSES_TO_UNLOCK ? css.shot : css.open} cx="60" cy="60" r="7" />
    </svg>
  )
}

export type GlyphName = 'rings' | 'progress' | 'clock'

export function Glyph({ name }: { name: GlyphName }) {
  const { outer, inner, path } = glyphs[name]
  return (
    <svg
      className={css.rings}
      width="48"
      height="48"
      viewBox="0 0 48 48"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle className={outer} cx="24" cy="24" r="22" />
      <circle className={inner} cx="24" cy="24" r="13" />
      {path && <path className={css.filled} d={path} />}
      <circle className={css.shot} cx="24" cy="24" r="5" />
    </svg>
  )
}

const glyphs: Record<GlyphName, { outer?: string; inner?: string; path?: string }> = {
  rings: { outer: css.filled, inner: css.filled },
  progress: { path: 'M24 2a22 22 0 1 1-21 15M24 11a13 13 0 0 1 9 22' },
  clock: { outer: css.filled, path: 'M24 6v18l10 6' },
}

/** Draws the site's mark, which must stay the same as in public/favicon.svg. */
export function Mark() {
  return (
    <svg className={css.mark} width="28" height="28" viewBox="0 0 28 28" strokeWidth="2" aria-hidden="true">
      <circle cx="14" cy="14" r="12.5" />
      <circle cx="14" cy="14" r="7.5" />
      <circle className={css.shot} cx="14" cy="14" r="3" />
    </svg>
  )
}
