import { style } from '@vanilla-extract/css'
import { onPaper, scripted } from '../tokens/media'
import { smallMuted, vars } from '../tokens/vars.css'

export const hint = style({
  display: 'none',
  marginTop: vars.space.s16,
  ...smallMuted,
  '@media': {
    '(scripting: enabled) and (hover: hover) and (pointer: fine)': { display: 'block' },
    [onPaper]: { display: 'none' },
  },
})

export const keys = style([
  hint,
  { selectors: { ':root:not(:has(form[data-ready=true])) &': { display: 'none' } } },
])

export const button = style({
  display: 'none',
  padding: 0,
  minHeight: vars.tap,
  border: 0,
  background: 'none',
  color: vars.color.brand,
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { [scripted]: { display: 'block' } },
})
export const on = style({ selectors: { ':root[data-no-keys] &': { display: 'none' } } })
export const off = style({ selectors: { ':root:not([data-no-keys]) &': { display: 'none' } } })
