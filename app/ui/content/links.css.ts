import { style } from '@vanilla-extract/css'
import { below, equalColumns, forcedColors, from, onPaper } from '../tokens/media'
import { hairline, tapLine, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

export const tabs = style({
  ...wrapping,
  columnGap: space.s24,
  marginBottom: space.s12,
  borderBottom: hairline,
})

export const tightTabs = style([tabs, { '@media': { [below(560)]: { columnGap: space.s12 } } }])

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  minHeight: vars.tall,
  marginBottom: -1,
  borderBottom: '3px solid transparent',
  color: color.muted,
  textDecoration: 'none',
  ':hover': { color: color.ink },
  selectors: { '&[aria-current]': { borderBottomColor: color.accent, color: color.ink, fontWeight: 600 } },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } } } },
})

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.6em',
  height: '1.6em',
  paddingInline: space.s6,
  borderRadius: '.8em',
  background: color.danger,
  color: color.surface,
  fontSize: vars.text.t14,
  fontWeight: 600,
  lineHeight: 1,
})

export const link = style({ ...tapLine, '@media': { [onPaper]: { display: 'none' } } })

export const pager = style({
  ...wrapping,
  alignItems: 'center',
  gap: space.s12,
  marginTop: space.s24,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const at = style({ marginRight: 'auto' })

export const both = style({
  '@media': { [below(560)]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})
export const above = style([
  at,
  { '@media': { [below(560)]: { gridColumn: '1 / -1', marginInline: 'auto' } } },
])

export const onward = style({
  paddingTop: space.s24,
  borderTop: hairline,
  '@media': { [onPaper]: { display: 'none' } },
})

export const title = style({ marginBottom: space.s8, fontSize: vars.text.t18 })

export const ways = style({
  display: 'grid',
  gap: space.s16,
  '@media': { [from(720)]: { gridTemplateColumns: equalColumns(3), columnGap: space.s24 } },
})
