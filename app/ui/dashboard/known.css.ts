import { globalStyle, style } from '@vanilla-extract/css'
import { tint } from '../content/knowledge.css'
import { from } from '../tokens/media'
import { bigFigure, centred, framed, hairline, oneColumn, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const card = style({
  ...oneColumn,
  ...framed,
  gap: space.s16,
  padding: space.s16,
  '@media': {
    [from(560)]: { padding: space.s24 },
    [from(900)]: { gridTemplateColumns: '2fr 1fr', gap: `${space.s16} ${space.s24}` },
  },
})
globalStyle(`${card} :is(h2, h3)`, { fontSize: text.t18 })

export const now = style({
  ...wrapping,
  alignItems: 'center',
  gap: space.s16,
  marginTop: space.s12,
  '@media': { [from(900)]: { columnGap: space.s48 } },
})
globalStyle(`${now} > :last-child`, { flex: '1 1 9.5rem' })

export const dial = style({
  width: 112,
  height: 112,
  fill: 'none',
  '@media': { [from(900)]: { width: 152, height: 152 } },
})
/* Each arc ends on the same outer circle, and is thicker the better its questions are known. */
export const arcs = {
  mastered: { r: 89, className: style([tint.mastered, { stroke: 'currentColor', strokeWidth: 20 }]) },
  inProgress: { r: 92, className: style([tint.inProgress, { stroke: 'currentColor', strokeWidth: 14 }]) },
  toRetake: { r: 95, className: style([tint.toRetake, { stroke: 'currentColor', strokeWidth: 8 }]) },
}

export const lines = style({ ...oneColumn, gap: space.s6, marginBottom: space.s8 })
export const line = style({
  ...centred,
  alignItems: 'baseline',
  gap: space.s8,
  fontVariantNumeric: 'tabular-nums',
})

export const chance = style({
  paddingTop: space.s12,
  borderTop: hairline,
  '@media': {
    [from(900)]: { padding: `0 0 0 ${space.s24}`, borderTop: 0, borderLeft: hairline, alignSelf: 'start' },
  },
})
export const word = style({ fontSize: text.t28, ...bigFigure })

export const scale = style({ width: '100%', height: 'auto', marginBlock: space.s8, overflow: 'visible' })
const bar = style({ fill: 'none', strokeWidth: 4, strokeLinecap: 'round' })
export const whole = style([bar, { stroke: color.line }])
export const reached = style([bar, { stroke: color.brand }])
export const step = style({ fill: 'none', stroke: color.ink, strokeWidth: 1.5 })
export const dot = style({ fill: color.brand })
