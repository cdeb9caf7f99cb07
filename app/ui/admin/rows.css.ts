import { globalStyle, style } from '@vanilla-extract/css'
import { label } from '../forms/field.css'
import { from } from '../tokens/media'
import { centred, hairline, oneColumn, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

export const rows = style({ border: hairline, borderRadius: vars.radius.card })

export const row = style({
  padding: `${space.s12} ${space.s16}`,
  background: color.surface,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderTop: hairline },
    '&:first-child': { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
    '&:last-child': { borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}` },
    '&:only-child': { borderRadius: vars.radius.card },
  },
})
export const meta = style({
  ...wrapping,
  alignItems: 'center',
  gap: `${space.s4} ${space.s8}`,
  marginTop: space.s4,
  ...smallMuted,
})

export const report = style([row, { ...oneColumn, gap: space.s8, paddingBlock: space.s16 }])

export const quotation = style({
  maxWidth: vars.measure,
  margin: 0,
  paddingLeft: space.s12,
  borderLeft: `3px solid ${color.control}`,
})

export const option = style({ ...centred, gap: space.s8, lineHeight: 1.5 })
export const right = style([option, { color: color.success, fontWeight: 600 }])

export const statement = style([
  row,
  {
    ...oneColumn,
    gap: space.s12,
    '@media': {
      [from(900)]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space.s24 },
    },
    selectors: { '&:target': { background: color.brandBg } },
  },
])

export const entry = style({ maxWidth: vars.measure })

export const act = style({ ...wrapping, alignItems: 'end', gap: space.s8 })
export const choice = style({ flex: '1 1 220px', minWidth: 0 })

globalStyle(`${act} ${label}`, { ...smallMuted, fontWeight: 400 })
