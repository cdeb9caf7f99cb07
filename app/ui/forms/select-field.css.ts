import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'
import { input } from './field.css'

export const row = style({ position: 'relative' })

export const select = style([
  input,
  {
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: { '&, &[aria-invalid]': { paddingRight: vars.space.s48 } },
  },
])

/* Where the browser would draw its own. */
export const sign = style({
  position: 'absolute',
  inset: `0 ${vars.space.s16} 0 auto`,
  display: 'grid',
  alignItems: 'center',
  pointerEvents: 'none',
})
