import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { bigFigure, framed, hairline, oneColumn, vars, wrapping } from '../tokens/vars.css'

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
export const toRetake = style({ stroke: color.toRetake, strokeWidth: 8 })
export const inProgress = style({ stroke: color.inProgress, strokeWidth: 14 })
export const mastered = style({ stroke: color.brand, strokeWidth: 20 })

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s8,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { marginTop: space.s6 } },
})
const sample = style({ flex: 'none', width: 14, height: 4, borderRadius: 2, transform: 'translateY(-4px)' })
export const samples = {
  mastered: style([sample, { height: 10, background: color.brand, transform: 'none' }]),
  inProgress: style([sample, { height: 7, background: color.inProgress, transform: 'translateY(-2px)' }]),
  toRetake: style([sample, { background: color.toRetake }]),
  unseen: style([sample, { background: color.line }]),
}

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
