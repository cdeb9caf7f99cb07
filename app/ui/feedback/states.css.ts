import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { space, text } = vars

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'start',
  gap: space.s16,
  padding: `${space.s24} ${space.s16}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [from(560)]: { gridTemplateColumns: 'auto 1fr', gap: space.s24, padding: space.s24 } },
})

export const words = style({ display: 'grid', gap: space.s12 })
export const title = style({ fontSize: vars.text.t22 })
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12, marginTop: space.s8 })

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

export const fullStateTitle = style({ marginBottom: space.s8, fontSize: text.t28 })
export const actions = style({ marginTop: space.s24 })
export const reference = style({ marginTop: space.s16 })
