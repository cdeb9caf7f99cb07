import { style } from '@vanilla-extract/css'
import { equalColumns, from, largeLetters } from '../tokens/media'
import { coversParent, hairline, oneColumn, quietLink, vars } from '../tokens/vars.css'

const { space } = vars

export const list = style({
  ...oneColumn,
  borderBottom: hairline,
  overflowWrap: 'anywhere',
  '@media': { [from(720)]: { gridTemplateColumns: equalColumns(2), columnGap: space.s24 } },
})

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${space.s4} ${space.s16}`,
  paddingBlock: space.s16,
  borderTop: hairline,
  '@media': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const words = style({ display: 'grid', gap: space.s4, paddingTop: 3 })

export const link = style({ ...quietLink, ...coversParent })
