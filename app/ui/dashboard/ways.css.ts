import { style } from '@vanilla-extract/css'
import { equalColumns, from } from '../tokens/media'
import { framed, hairline, oneColumn, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { space, text } = vars

export const ways = style({
  ...oneColumn,
  ...framed,
  '@media': { [from(720)]: { gridTemplateColumns: equalColumns(3) } },
})

export const way = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.s4,
  padding: space.s16,
  selectors: { '& + &': { borderTop: hairline } },
  '@media': {
    [from(720)]: { padding: space.s24, selectors: { '& + &': { borderTop: 0, borderLeft: hairline } } },
  },
})
export const kind = style({ ...smallMuted })
export const title = style({ fontSize: text.t18 })
export const action = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s8,
  marginTop: 'auto',
  paddingTop: space.s8,
})
export const rings = style({ ...wrapping, alignItems: 'center', gap: space.s12 })
