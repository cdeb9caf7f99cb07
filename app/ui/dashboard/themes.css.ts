import { style } from '@vanilla-extract/css'
import { atDesk, equalColumns, from } from '../tokens/media'
import { smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

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
export const lesson = style([link, { display: 'inline-flex', fontSize: text.t14 }])
export const words = style({ marginTop: space.s4, ...smallMuted, fontVariantNumeric: 'tabular-nums' })

export const more = style({ marginTop: space.s12, '@media': { [atDesk]: { marginTop: 0 } } })
