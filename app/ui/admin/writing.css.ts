import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { inkLine, oneColumn, vars } from '../tokens/vars.css'

const { color, space } = vars

export const columns = style({
  ...oneColumn,
  gap: space.s32,
  selectors: { 'section + &': { marginTop: space.s32 } },
  '@media': {
    [from(900)]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      columnGap: space.s48,
      alignItems: 'start',
    },
  },
})

export const help = style({
  ...oneColumn,
  gap: space.s12,
  padding: `${space.s16} ${space.s16} ${space.s24}`,
  borderTop: inkLine,
  background: color.sunken,
  fontSize: vars.text.t14,
})
export const typed = style({
  flex: '0 1 9.5rem',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
export const meaning = style({ flex: '1 1 10rem', color: color.muted })

export const preview = style({
  display: 'grid',
  gap: space.s16,
  marginBlock: `${space.s8} ${space.s24}`,
  '@media': { [from(900)]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
