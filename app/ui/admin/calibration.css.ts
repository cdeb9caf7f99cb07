import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color } = vars

export const chart = style({
  width: '100%',
  maxWidth: 320,
  height: 'auto',
  fill: 'none',
  overflow: 'visible',
})
export const frame = style({ stroke: color.line })
export const ideal = style({ stroke: color.control, strokeDasharray: '2 2' })
export const band = style({ fill: color.brand })
export const label = style({ fill: color.muted, fontSize: 6, textAnchor: 'middle' })
