import { globalStyle, style } from '@vanilla-extract/css'
import { smallMuted, vars } from '../tokens/vars.css'

const { color, space, text } = vars

const HEIGHT = 176

export const trend = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  columnGap: space.s12,
})

export const axis = style({ width: '3.25rem', height: HEIGHT, overflow: 'visible' })
export const label = style({
  fill: color.muted,
  fontSize: text.t14,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'end',
  dominantBaseline: 'central',
})
export const markLabel = style([label, { fill: color.ink, fontWeight: 600 }])

export const drawing = style({ width: '100%', height: HEIGHT, overflow: 'visible' })
export const chart = style({ overflow: 'visible' })
/* Keeps the lines equally thick when the chart is stretched. */
globalStyle(`${chart} *`, { vectorEffect: 'non-scaling-stroke' })

export const mark = style({ stroke: color.ink, strokeDasharray: '4 4' })
export const line = style({ fill: 'none', stroke: color.brand, strokeWidth: 2, strokeLinejoin: 'round' })
export const point = style({ stroke: color.brand, strokeLinecap: 'round', strokeWidth: 9 })
export const hollow = style({ stroke: color.surface, strokeLinecap: 'round', strokeWidth: 5 })

/* Its edge keeps it legible where the line passes under it. */
export const last = style({
  fill: color.ink,
  fontSize: text.t16,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'end',
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
})

export const dates = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  maxWidth: 'none',
  marginTop: space.s12,
  ...smallMuted,
})
