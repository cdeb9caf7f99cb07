import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const card = style({
  padding: space.s16,
  border: `1px solid ${color.line}`,
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

export const name = style({
  padding: '6px 0',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  textAlign: 'left',
})
export const figure = style([name, { textAlign: 'right' }])
export const head = style([name, { color: color.muted, fontWeight: 400 }])
export const headFigure = style([head, { textAlign: 'right' }])
