import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const label = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.tap,
  height: vars.tap,
  selectors: {
    '&:has(:focus-visible)': {
      borderRadius: vars.radius.control,
      outline: `3px solid ${vars.color.brand}`,
      outlineOffset: -2,
    },
  },
})
