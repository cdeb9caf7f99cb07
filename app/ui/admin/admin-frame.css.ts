import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { toneText } from '../text/text.css'
import { bigFigure, hairline, oneColumn, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { space, text } = vars

export const head = style({
  ...oneColumn,
  gap: space.s16,
  marginBottom: space.s16,
  '@media': { [from(900)]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
})

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  gap: space.s16,
  '@media': { [from(900)]: { gridTemplateColumns: 'repeat(3, auto)', gap: space.s32 } },
})
export const stat = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const term = style({ ...smallMuted, lineHeight: 1.3 })
export const value = style({ marginTop: 'auto', fontSize: text.t22, ...bigFigure, letterSpacing: '-.02em' })

export const state = style({
  ...wrapping,
  alignItems: 'baseline',
  columnGap: space.s24,
  marginBottom: space.s8,
  ...smallMuted,
})

export const waiting = style({
  ...wrapping,
  alignItems: 'baseline',
  columnGap: space.s16,
  marginRight: 'auto',
})

export const late = style([toneText.danger, { fontWeight: 600 }])

export const rail = style({
  ...oneColumn,
  marginBottom: space.s24,
  borderBottom: hairline,
  '@media': { [from(900)]: { gridTemplateColumns: '1fr auto', columnGap: space.s24 } },
})

globalStyle(`${waiting} > ul`, { ...wrapping, columnGap: space.s16 })

globalStyle(`${rail} > nav > ul`, { marginBottom: 0, borderBottom: 0 })
