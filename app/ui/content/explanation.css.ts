import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { oneColumn, vars } from '../tokens/vars.css'

const { color, space } = vars

export const explanation = style({
  ...oneColumn,
  gap: space.s16,
  alignSelf: 'start',
  '@media': { [onPaper]: { gap: space.s4, lineHeight: 1.4 } },
})

export const remember = style({
  padding: space.s16,
  borderRadius: vars.radius.card,
  background: color.brandBg,
  '@media': { [onPaper]: { padding: 0, background: 'none' } },
})

export const title = style({ display: 'block' })
/* Hidden on paper to save lines. */
export const rule = style([title, { '@media': { [onPaper]: { display: 'none' } } }])

/* Hidden on paper, so that thirty answers fit on a few sheets. */
export const onScreenOnly = style({ '@media': { [onPaper]: { display: 'none' } } })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.brand,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
})
