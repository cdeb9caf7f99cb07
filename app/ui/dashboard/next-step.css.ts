import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { bigFigure, centred, hairline, oneColumn, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

const box = style({
  padding: `${space.s24} ${space.s16}`,
  border: hairline,
  borderRadius: vars.radius.card,
  '@media': { [from(560)]: { padding: `${space.s24} ${space.s32}` } },
})

export const main = style([
  box,
  {
    ...oneColumn,
    gap: space.s16,
    borderColor: color.brand,
    background: color.surface,
    '@media': {
      [from(560)]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: space.s32 },
      [from(900)]: { gridColumn: 'span 2' },
    },
  },
])

export const side = style([box, { '@media': { [from(900)]: { padding: space.s24 } } }])

export const words = style({ ...oneColumn, justifyItems: 'start', gap: space.s8 })
export const sideTitle = style({ fontSize: text.t18 })
export const sideHead = style([sideTitle, { ...centred, gap: space.s12 }])

export const action = style({
  width: '100%',
  marginTop: space.s12,
  '@media': { [from(560)]: { width: 'auto' } },
})

export const unlock = style({
  ...wrapping,
  alignItems: 'center',
  gap: space.s16,
  '@media': { [from(560)]: { display: 'block' } },
})

export const passed = style({
  fontSize: text.t28,
  ...bigFigure,
  '@media': { [from(560)]: { marginTop: space.s8, textAlign: 'center' } },
})

export const mastered = style({
  maxWidth: '9em',
  '@media': { [from(560)]: { marginTop: space.s8, marginInline: 'auto', textAlign: 'center' } },
})
