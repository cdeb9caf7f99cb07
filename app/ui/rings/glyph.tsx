import * as css from './rings.css'

export type GlyphName = 'rings' | 'progress' | 'clock'

/** Three small drawings on the same two rings. */
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
