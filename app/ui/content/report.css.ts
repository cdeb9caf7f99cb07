import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { oneColumn, smallMuted, tapLine, underlined, vars } from '../tokens/vars.css'

const { color, space } = vars

export const link = style({
  ...tapLine,
  justifySelf: 'start',
  gap: space.s8,
  ...smallMuted,
  ...underlined,
  ':hover': { color: color.brand },
  '@media': { [onPaper]: { display: 'none' } },
})

export const page = style({ ...oneColumn, gap: space.s24, maxWidth: 736, overflowWrap: 'anywhere' })
