import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s12,
  minHeight: vars.tap,
  paddingBlock: space.s8,
  cursor: 'pointer',
})

export const box = style({
  width: 22,
  height: 22,
  margin: '1px 0 0',
  accentColor: color.brand,
  cursor: 'pointer',
  selectors: { '&[aria-invalid]': { outline: `2px solid ${color.danger}`, outlineOffset: 2 } },
  ':focus-visible': { outline: `3px solid ${color.brand}`, outlineOffset: 2 },
})
