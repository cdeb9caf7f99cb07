import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { space, text } = vars

export const full = style({
  display: 'grid',
  gap: space.s24,
  paddingTop: space.s24,
  '@media': {
    [from(720)]: {
      gridTemplateColumns: 'auto 1fr',
      gap: space.s48,
      alignItems: 'center',
      paddingBlock: space.s48,
    },
  },
})

export const code = style({
  fontSize: text.t48,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.02em',
  lineHeight: 1.1,
})

export const title = style({ marginBottom: space.s8, fontSize: text.t28 })
export const actions = style({ marginTop: space.s24 })
export const reference = style({ marginTop: space.s16 })
