import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const name = style({ fontSize: text.t16 })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s8}`,
  marginTop: space.s4,
  color: color.muted,
  fontSize: text.t14,
})
