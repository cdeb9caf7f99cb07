import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

export const hint = style({
  display: 'none',
  marginTop: vars.space.s16,
  color: vars.color.muted,
  fontSize: vars.text.t14,
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'block' }, [onPaper]: { display: 'none' } },
})

export const keys = style([
  hint,
  { selectors: { ':root:not(:has(form[data-ready=true])) &': { display: 'none' } } },
])
