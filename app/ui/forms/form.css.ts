import { globalStyle, style } from '@vanilla-extract/css'
import { centred, hairline, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const group = style({
  display: 'grid',
  gap: space.s24,
  selectors: { '& + &': { marginTop: space.s32, paddingTop: space.s24, borderTop: hairline } },
})

/* Floats, because a legend would otherwise sit on the hairline above it. */
export const legend = style({
  float: 'left',
  width: '100%',
  fontSize: text.t18,
  fontWeight: 600,
  lineHeight: 1.3,
})
globalStyle(`${legend} + *`, { clear: 'both' })

export const summary = style({
  padding: space.s16,
  border: `2px solid ${color.danger}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})

export const link = style({ ...centred, minHeight: vars.tap, paddingBlock: space.s4, color: color.danger })
