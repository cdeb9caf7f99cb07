import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.s8,
  minHeight: vars.tap,
  color: color.muted,
  fontSize: vars.text.t14,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ':hover': { color: color.brand },
  '@media': { [onPaper]: { display: 'none' } },
})

/* The form is as wide as what is written in it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  maxWidth: 736,
  overflowWrap: 'anywhere',
})
