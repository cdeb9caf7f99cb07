import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { oneColumn, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const pair = style({
  ...oneColumn,
  gap: space.s24,
  '@media': { [from(560)]: { gridTemplateColumns: '1fr 1fr' } },
})

export const drawing = style({ display: 'block', width: '100%', maxWidth: 300, marginBottom: space.s12 })
globalStyle(`${drawing} circle`, { fill: 'none', stroke: color.control, strokeWidth: 1.5 })
export const asked = style({})
globalStyle(`${drawing} ${asked}`, { fill: color.brand, stroke: color.brand })
export const shot = style({})
globalStyle(`${drawing} ${shot}`, { fill: color.accent, stroke: 'none' })

export const title = style({ display: 'block', fontSize: text.t22, lineHeight: 1.3 })
