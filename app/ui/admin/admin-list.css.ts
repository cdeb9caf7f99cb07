import { globalStyle, style } from '@vanilla-extract/css'
import { summary } from '../content/fold.css'
import { input, label } from '../forms/field.css'
import { select } from '../forms/choice-fields.css'
import { atDesk, from } from '../tokens/media'
import { smallMuted, tapLine, vars, wrapping } from '../tokens/vars.css'

const { space, text } = vars

export const bar = style({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s12} ${space.s24}`,
  marginBottom: space.s16,
})

export const filterLine = style({ ...wrapping, alignItems: 'end', gap: space.s12, marginBottom: space.s16 })
export const filters = style([filterLine])

export const search = style({ flex: '1 1 220px', '@media': { [atDesk]: { maxWidth: 360 } } })
export const fold = style({ flex: '1 1 100%', '@media': { [atDesk]: { flex: '0 1 auto' } } })

export const choices = style({
  display: 'grid',
  gap: space.s12,
  '@media': {
    [from(560)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))' },
    [atDesk]: { display: 'flex' },
  },
})

export const send = style({ ...wrapping, alignItems: 'center', gap: `0 ${space.s16}` })

export const clear = style({ ...tapLine, fontSize: text.t14 })

globalStyle(`${fold}[open] > ${summary}`, { marginBottom: space.s12 })
globalStyle(`${filters} ${label}`, { ...smallMuted, fontWeight: 400 })
globalStyle(`${filters} :is(${input}, ${select}, ${summary})`, {
  minHeight: vars.tap,
  paddingBlock: space.s8,
})
