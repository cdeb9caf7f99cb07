import { globalStyle, style } from '@vanilla-extract/css'
import { equalColumns, from } from '../tokens/media'
import { centred, oneColumn, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const apart = style({ margin: `${space.s32} 0` })

export const outlook = style({
  ...oneColumn,
  gap: space.s16,
  marginTop: space.s16,
  '@media': {
    [from(900)]: {
      gridTemplateColumns: equalColumns(3),
      alignItems: 'start',
      gap: space.s24,
      marginTop: space.s24,
    },
  },
})
globalStyle(`${outlook} > :first-child`, { '@media': { [from(900)]: { gridColumn: 'span 2' } } })

export const chance = style({
  ...oneColumn,
  gap: `${space.s12} ${space.s32}`,
  '@media': { [from(900)]: { gridTemplateColumns: equalColumns(2) } },
})

globalStyle(`${chance} dt`, { flex: '1 1 0', minWidth: 0 })
globalStyle(`${chance} dd`, { flex: 'none' })

const figure = style({ fontWeight: 600, letterSpacing: '-.02em', lineHeight: 1.25 })
export const percent = style([figure, { fontSize: text.t36, fontVariantNumeric: 'tabular-nums' }])
export const date = style([figure, { marginBottom: space.s8, fontSize: text.t28 }])

export const scale = style({
  width: '100%',
  height: 'auto',
  marginBlock: `${space.s12} ${space.s8}`,
  overflow: 'visible',
})
const bar = style({ fill: 'none', strokeWidth: 4, strokeLinecap: 'round' })
export const line = style([bar, { stroke: color.line }])
export const reached = style([bar, { stroke: color.brand }])
export const mark = style({ stroke: color.ink, strokeWidth: 1.5 })
export const dot = style({ fill: color.brand })
export const markName = style({ fill: color.muted, fontSize: 9, textAnchor: 'middle' })
export const summary = style({
  ...centred,
  minHeight: vars.tap,
  color: color.brand,
  textDecoration: 'underline',
})
