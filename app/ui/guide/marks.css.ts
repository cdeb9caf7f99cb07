import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text: size } = vars

export const marks = style({
  display: 'grid',
  gap: space.s24,
  '@media': { [from(720)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const mark = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space.s16,
  alignItems: 'start',
  '@media': { [from(720)]: { gridTemplateColumns: '1fr', gap: space.s12, alignContent: 'start' } },
})

export const words = style({ display: 'grid', gap: space.s4 })
export const head = style({ fontSize: size.t16 })
export const figure = style({
  display: 'block',
  fontSize: size.t28,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
})
export const text = style({ color: color.muted })

export const drawing = style({ fill: 'none' })
export const track = style({ stroke: color.line, strokeWidth: 6 })
export const arc = style({ stroke: color.brand, strokeWidth: 6 })
export const hair = style({ stroke: color.line })
export const shot = style({ fill: color.accent })
