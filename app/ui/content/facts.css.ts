import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const facts = style({ borderTop: `1px solid ${color.line}` })

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  paddingBlock: 10,
  borderBottom: `1px solid ${color.line}`,
})

export const term = style({ color: color.muted })
export const value = style({
  /* Below its term where less than this is left. */
  flex: '1 1 40%',
  minWidth: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  overflowWrap: 'anywhere',
})

/* Each value beside its term, and two such pairs on a line where there is room. */
export const columns = style([
  facts,
  { '@media': { [from(720)]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.s24 } } },
])
globalStyle(`${columns} > ${fact}`, { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)' })
globalStyle(`${columns} ${value}`, { textAlign: 'left' })
