import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../tokens/media'
import { bigFigure, centred, hairline, oneColumn, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const alone = style({
  ...oneColumn,
  gap: space.s16,
  alignContent: 'start',
  padding: `${space.s24} ${space.s16}`,
  border: `1px solid ${color.brand}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': {
    [from(560)]: { padding: space.s24 },
  },
})

export const card = style([
  alone,
  { '@media': { [from(900)]: { gridTemplateColumns: '2fr 1fr', gap: `${space.s16} ${space.s24}` } } },
])

export const main = style({ ...oneColumn, gap: space.s16, justifyItems: 'start', alignContent: 'start' })
globalStyle(`${main} > form, ${main} > a, ${main} > form > button`, {
  '@media': { [below(560)]: { width: '100%' } },
})

export const title = style({ fontSize: text.t16 })
export const what = style({
  fontSize: text.t28,
  ...bigFigure,
  textWrap: 'balance',
  '@media': { [from(900)]: { fontSize: text.t36 } },
})

export const marks = style({ width: '100%', height: 12 })
export const due = style({ fill: color.brand })
export const fresh = style({ fill: 'none', stroke: color.brand, strokeWidth: 1.5 })

export const foot = style({
  ...oneColumn,
  gap: space.s4,
  alignContent: 'center',
  paddingTop: space.s8,
  borderTop: hairline,
  '@media': {
    [from(900)]: { padding: `0 0 0 ${space.s24}`, borderTop: 0, borderLeft: hairline },
  },
})

export const summary = style({
  ...wrapping,
  alignItems: 'center',
  columnGap: space.s12,
  minHeight: vars.tap,
  ...smallMuted,
})
export const change = style({ color: color.brand, textDecoration: 'underline', textUnderlineOffset: 3 })

export const done = style({ ...centred, ...wrapping, gap: space.s16 })

globalStyle(`${summary} + *`, { marginTop: space.s12 })
