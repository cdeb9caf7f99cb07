import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { oneColumn, smallMuted, tapLine, vars } from '../tokens/vars.css'

const { color, space } = vars

export const link = style({
  ...tapLine,
  justifySelf: 'start',
  gap: space.s8,
  ...smallMuted,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ':hover': { color: color.brand },
  '@media': { [onPaper]: { display: 'none' } },
})

export const page = style({ ...oneColumn, gap: space.s24, maxWidth: 736, overflowWrap: 'anywhere' })
