import { style } from '@vanilla-extract/css'
import { below } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { space } = vars

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s12,
  marginTop: space.s24,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const at = style({ marginRight: 'auto' })

/* On a phone the way back and the way on share a line: half of it each. */
export const both = style({
  '@media': { [below(560)]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})
export const above = style([
  at,
  { '@media': { [below(560)]: { gridColumn: '1 / -1', marginInline: 'auto' } } },
])
