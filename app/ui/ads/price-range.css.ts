import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const range = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s8,
})
