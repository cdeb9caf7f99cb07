import { style } from '@vanilla-extract/css'
import { scripted } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const OFF = ':root[data-no-keys]'

export const button = style({
  display: 'none',
  padding: 0,
  minHeight: vars.tap,
  border: 0,
  background: 'none',
  color: vars.color.brand,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { [scripted]: { display: 'block' } },
})
export const on = style({ selectors: { [`${OFF} &`]: { display: 'none' } } })
export const off = style({ selectors: { [`:root:not([data-no-keys]) &`]: { display: 'none' } } })
