import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const item = style({
  paddingBlock: space.s12,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [onPaper]: { breakInside: 'avoid' } },
})
export const question = style({ fontSize: text.t16, lineHeight: 1.3 })
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.s8,
  alignItems: 'start',
  marginTop: space.s4,
  color: color.success,
})

/* The sign stands beside the first line. */
globalStyle(`${answer} > svg`, { marginTop: 4 })
