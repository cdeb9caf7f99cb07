import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  '@media': {
    [from(720)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s24 },
  },
})

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s8,
  overflowWrap: 'anywhere',
})

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s12}`,
  color: color.muted,
  fontSize: vars.text.t14,
})

/* The whole card takes the tap. */
export const link = style({
  display: 'inline-block',
  paddingBlock: 2,
  color: color.ink,
  textDecorationColor: color.control,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: color.brand, textDecorationColor: 'currentColor' },
})
