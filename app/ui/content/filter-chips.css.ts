import { style } from '@vanilla-extract/css'
import { atDesk } from '../tokens/media'
import { controlBorder, tapLine, vars, wrapping } from '../tokens/vars.css'
import { laidOpen } from './fold.css'

const { color, space, text } = vars

export const chips = style({
  ...wrapping,
  gap: space.s8,
  marginBottom: space.s16,
  '@media': { [atDesk]: { '@supports': { [laidOpen]: { display: 'none' } } } },
})
export const chip = style({
  ...tapLine,
  gap: space.s8,
  minWidth: 0,
  paddingInline: space.s12,
  border: controlBorder,
  borderRadius: 22,
  color: color.ink,
  fontSize: text.t14,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { borderColor: color.brand },
})
