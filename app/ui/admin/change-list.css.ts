import { style } from '@vanilla-extract/css'
import { below } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const changes = style({
  display: 'grid',
  gap: space.s8,
  fontSize: vars.text.t14,
  overflowWrap: 'anywhere',
})
export const change = style({})
export const field = style({ fontWeight: 600 })
export const word = style({ color: color.muted })

const side = style({ paddingLeft: space.s8, borderLeft: '3px solid' })
export const before = style([side, { borderLeftColor: color.line }])
export const after = style([side, { borderLeftColor: color.brand }])

export const long = style({ whiteSpace: 'pre-line' })

/* A line of text that can be tapped: by a thumb, where rows are no table. */
export const more = style({
  paddingBlock: space.s4,
  textDecoration: 'underline',
  textDecorationColor: color.control,
  textUnderlineOffset: 3,
  ':hover': { color: color.brand },
  '@media': { [below(1024)]: { paddingBlock: space.s12 } },
})
