import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { hairline, vars } from '../tokens/vars.css'

const { space, text } = vars

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'start',
  gap: space.s16,
  padding: `${space.s24} ${space.s16}`,
  border: hairline,
  borderRadius: vars.radius.card,
  '@media': { [from(560)]: { gridTemplateColumns: 'auto 1fr', gap: space.s24, padding: space.s24 } },
})

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
