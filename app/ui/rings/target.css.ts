import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color } = vars

export const target = style({ width: '100%', height: 'auto' })
export const ring = style({ fill: 'none', stroke: color.control, strokeWidth: 0.75 })
export const disc = style({ fill: color.disc })
export const discRing = style({ fill: 'none', stroke: color.onDisc, strokeOpacity: 0.6, strokeWidth: 0.75 })
export const shot = style({ fill: color.accent, stroke: color.onDisc, strokeWidth: 1.5 })

export const figure = style({
  fill: color.muted,
  fontSize: 9,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
export const discFigure = style([figure, { fill: color.onDisc }])
