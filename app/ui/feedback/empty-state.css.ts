import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { space } = vars

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
export const action = style({ marginTop: space.s8 })
