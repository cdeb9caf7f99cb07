import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below } from '../tokens/media'
import { hairline, vars } from '../tokens/vars.css'

const { color, space } = vars

const side = style({ paddingLeft: space.s8, borderLeft: '3px solid' })
export const before = style([side, { borderLeftColor: color.line }])
export const after = style([side, { borderLeftColor: color.brand }])

export const long = style({ whiteSpace: 'pre-line' })

export const difference = style({ maxWidth: vars.measure, borderLeft: `3px solid ${color.line}` })

const anyLine = style({ minHeight: '1.5em', paddingInline: space.s8, whiteSpace: 'pre-wrap' })

export const line = styleVariants({
  same: [anyLine, { color: color.muted }],
  removed: [anyLine, { background: color.dangerBg }],
  added: [anyLine, { background: color.successBg }],
})
globalStyle(`${anyLine} mark`, {
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
})

export const skipped = style([anyLine, { color: color.muted, fontStyle: 'italic', borderBlock: hairline }])

export const more = style({
  paddingBlock: space.s4,
  textDecoration: 'underline',
  textDecorationColor: color.control,
  textUnderlineOffset: 3,
  ':hover': { color: color.brand },
  '@media': { [below(1024)]: { paddingBlock: space.s12 } },
})
