import { style } from '@vanilla-extract/css'
import { forcedColors } from '../tokens/media'
import { vars } from '../tokens/vars.css'
import { radio } from './segments.css'

const { color, space } = vars

export const label = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s12,
  minHeight: vars.tap,
  paddingBlock: space.s8,
  selectors: {
    '&:has(:focus-visible)': {
      borderRadius: vars.radius.control,
      outline: `3px solid ${color.brand}`,
      outlineOffset: 2,
    },
  },
})

/* Over the whole of the label, so that all of it takes the tap. */
export const input = style([radio])

export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1.5px solid ${color.control}`,
  borderRadius: 4,
  background: color.surface,
  color: 'transparent',
  selectors: {
    [`${input}[aria-invalid] + &`]: { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
    [`${input}:checked + &`]: { borderColor: color.brand, background: color.brand, color: color.onBrand },
  },
  '@media': {
    [forcedColors]: { selectors: { [`${input}:checked + &`]: { background: 'Highlight' } } },
  },
})
