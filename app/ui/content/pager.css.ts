import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const pager = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.s12,
  marginTop: vars.space.s24,
  color: vars.color.muted,
})

export const next = style({ justifySelf: 'end' })
