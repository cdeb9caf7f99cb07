import { globalStyle, style } from '@vanilla-extract/css'
import { from, largeLetters } from '../tokens/media'
import { coversParent, hairline, inkLine, oneColumn, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const hero = style({
  ...oneColumn,
  gap: space.s32,
  paddingTop: space.s16,
  '@media': {
    [from(720)]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'center' },
    [from(900)]: { gap: space.s64, paddingTop: space.s24 },
  },
})

export const lead = style({ maxWidth: '46ch', fontSize: text.t18 })

export const card = style({
  padding: space.s16,
  border: hairline,
  background: color.surface,
  '@media': { [from(900)]: { padding: space.s24 } },
})

export const table = style({
  width: '100%',
  marginTop: space.s16,
  borderCollapse: 'collapse',
  fontSize: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
})

export const name = style({ padding: `${space.s6} 0`, borderTop: hairline, textAlign: 'left' })
export const figure = style([name, { textAlign: 'right' }])
globalStyle(`${table} tr`, {
  '@media': { [largeLetters]: { ...wrapping, justifyContent: 'space-between' } },
})
globalStyle(`${table} th:first-child`, { '@media': { [largeLetters]: { flexBasis: '100%' } } })
globalStyle(`${table} th:first-child ~ *`, { '@media': { [largeLetters]: { borderTop: 0 } } })
export const head = style([name, { color: color.muted, fontWeight: 400 }])
export const headFigure = style([head, { textAlign: 'right' }])

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s16,
  paddingTop: space.s24,
  borderTop: inkLine,
  '@media': {
    [from(720)]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 },
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 },
  },
})

export const featuresWords = style({
  display: 'grid',
  gap: space.s4,
  '@media': { [from(720)]: { gap: space.s12 } },
})

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  ...coversParent,
  selectors: { [`${item}:hover &`]: { color: color.brand, textDecoration: 'underline' } },
})

export const answer = style({ paddingBottom: space.s24 })
