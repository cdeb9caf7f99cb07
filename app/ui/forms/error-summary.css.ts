import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const summary = style({
  padding: space.s16,
  border: `2px solid ${color.danger}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})

export const title = style({ marginBottom: space.s4 })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.tap,
  paddingBlock: space.s4,
  color: color.danger,
})
