import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const bar = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s16,
  marginBottom: space.s12,
})

export const title = style({ fontSize: text.t22, letterSpacing: '-.01em' })
export const total = style({ color: color.muted, fontWeight: 400 })
