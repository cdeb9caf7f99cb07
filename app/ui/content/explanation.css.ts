import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { oneColumn, tapLine, underlined, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const explanation = style({
  ...oneColumn,
  gap: space.s16,
  alignSelf: 'start',
  '@media': { [onPaper]: { gap: 2, fontSize: text.t14, lineHeight: 1.3 } },
})

export const remember = style({
  padding: `${space.s12} ${space.s16}`,
  borderRadius: vars.radius.card,
  background: color.brandBg,
  lineHeight: 1.45,
  '@media': { [onPaper]: { padding: 0, background: 'none' } },
})

export const summary = style({
  ...tapLine,
  color: color.brand,
  fontWeight: 600,
  ...underlined,
  cursor: 'pointer',
  '@media': { [onPaper]: { display: 'none' } },
})
