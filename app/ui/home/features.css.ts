import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const list = style({
  display: 'grid',
  gap: space.s24,
  '@media': { [from(720)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  alignContent: 'start',
  gap: space.s16,
  paddingTop: space.s24,
  borderTop: `1px solid ${color.ink}`,
  '@media': { [from(720)]: { gridTemplateColumns: '1fr', gap: space.s12 } },
})

export const words = style({
  display: 'grid',
  gap: space.s4,
  '@media': { [from(720)]: { gap: space.s12 } },
})

/* The whole block takes the tap. */
export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${item}:hover &`]: { color: color.brand, textDecoration: 'underline' } },
})
