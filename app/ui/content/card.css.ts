import { style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const card = style({
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': {
    [from(720)]: { padding: space.s24 },
    [onPaper]: { background: 'none' },
  },
})
