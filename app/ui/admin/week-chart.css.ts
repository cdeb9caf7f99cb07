import { globalStyle, style } from '@vanilla-extract/css'
import { hairline, oneColumn, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const head = style({ ...oneColumn, gap: space.s4, marginBottom: space.s32 })
globalStyle(`${head} > h3`, { fontSize: text.t18 })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.t14,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} :is(th, td)`, { paddingBlock: space.s4, borderBottom: hairline, textAlign: 'left' })
globalStyle(`${table} tr > :last-child`, { textAlign: 'right' })
globalStyle(`${table} thead`, { color: color.muted })
globalStyle(`${table} tbody th`, { fontWeight: 400 })
