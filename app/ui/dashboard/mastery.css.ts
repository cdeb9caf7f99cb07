import { globalStyle, style } from '@vanilla-extract/css'
import { atDesk, equalColumns, from } from '../tokens/media'
import { bigFigure, centred, hairline, tapLine, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: `${space.s8} ${space.s16}`,
  marginBottom: space.s24,
  '@media': { [from(720)]: { columnGap: space.s24 } },
})

export const count = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderTop: hairline,
  paddingTop: space.s8,
})

export const term = style({ ...centred, minHeight: vars.tap, fontSize: text.t14 })

globalStyle(`${term} > a`, tapLine)

export const value = style({ fontSize: text.t28, ...bigFigure })

export const themes = style({
  '@media': { [from(900)]: { display: 'grid', gridTemplateColumns: equalColumns(2), columnGap: space.s24 } },
})

export const theme = style({
  ...wrapping,
  alignItems: 'center',
  columnGap: space.s16,
  paddingBottom: space.s12,
})

const link = style({
  alignItems: 'center',
  minHeight: vars.tap,
  color: color.ink,
  textDecorationColor: color.control,
})
export const name = style([link, { display: 'flex', flex: '1 1 9rem', minWidth: 0 }])
export const lesson = style([link, { display: 'inline-flex' }])

export const due = style({
  order: 1,
  flexBasis: '100%',
  marginBottom: space.s8,
  fontSize: text.t14,
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from(900)]: { order: 0, flexBasis: 'auto', marginBottom: 0 } },
})

export const bar = style({ order: 1, flexBasis: '100%' })

export const more = style({ marginTop: space.s12, '@media': { [atDesk]: { marginTop: 0 } } })
