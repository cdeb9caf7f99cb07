import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

const HEIGHT = 176

export const caption = style({ marginBottom: space.s24 })
export const title = style({ fontSize: text.t18 })

export const trend = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: space.s12,
})

export const axis = style({ width: 48, height: HEIGHT, overflow: 'visible' })
export const label = style({
  fill: color.muted,
  fontSize: text.t14,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'end',
  dominantBaseline: 'central',
})
export const markLabel = style([label, { fill: color.ink, fontWeight: 600 }])

/* Stretched to the width that there is: its lines keep their own. */
export const chart = style({ width: '100%', height: HEIGHT, overflow: 'visible' })
globalStyle(`${chart} *`, { vectorEffect: 'non-scaling-stroke' })

export const grid = style({ stroke: color.line })
export const mark = style({ stroke: color.ink, strokeDasharray: '4 4' })
export const line = style({ fill: 'none', stroke: color.brand, strokeWidth: 2, strokeLinejoin: 'round' })
export const point = style({ stroke: color.brand, strokeLinecap: 'round', strokeWidth: 9 })
export const hollow = style({ stroke: color.surface, strokeLinecap: 'round', strokeWidth: 5 })

export const dates = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: 'none',
  marginTop: space.s12,
  color: color.muted,
  fontSize: text.t14,
})
