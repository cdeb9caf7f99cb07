import { style } from '@vanilla-extract/css'

/* Black on white in both schemes: many readers know no other. */
export const code = style({
  display: 'block',
  width: 224,
  maxWidth: '100%',
  height: 'auto',
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
})
