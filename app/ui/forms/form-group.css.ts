import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { space, text } = vars

export const group = style({
  display: 'grid',
  gap: space.s24,
  selectors: {
    '& + &': {
      marginTop: space.s32,
      paddingTop: space.s24,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
})

/* Floating, it stands within the hairline and not upon it. */
export const legend = style({
  float: 'left',
  width: '100%',
  fontSize: text.t18,
  fontWeight: 600,
  lineHeight: 1.3,
})
globalStyle(`${legend} + *`, { clear: 'both' })
