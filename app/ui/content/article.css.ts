import { style } from '@vanilla-extract/css'
import { section } from '../layout/layout.css'
import { from, onPaper } from '../tokens/media'
import { controlBorder, hairline, oneColumn, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const head = style({
  ...oneColumn,
  gap: space.s12,
  marginBottom: space.s24,
  '@media': { [from(720)]: { marginBottom: space.s32 } },
})

export const contents = style({
  ...wrapping,
  columnGap: space.s24,
  fontSize: text.t14,
  '@media': { [onPaper]: { display: 'none' } },
})

export const entries = style({ ...oneColumn, gap: space.s24, paddingBlock: space.s8 })
export const entry = style({
  ...oneColumn,
  gap: space.s8,
  '@media': { [onPaper]: { breakInside: 'avoid' } },
  selectors: { '& + &': { paddingTop: space.s24, borderTop: hairline } },
})
export const term = style({
  '@media': {
    [from(560)]: {
      display: 'grid',
      gridTemplateColumns: '6rem 1fr',
      columnGap: space.s16,
      alignItems: 'baseline',
    },
  },
})

export const legal = style([
  section,
  {
    ...oneColumn,
    gap: `${space.s8} ${space.s24}`,
    marginInline: 5,
    padding: `${space.s24} ${space.s16}`,
    border: controlBorder,
    boxShadow: `0 0 0 4px ${color.paper}, 0 0 0 5px ${color.line}`,
    '@media': {
      [from(720)]: {
        gridTemplateColumns: `calc((100% - 2*${space.s24} + 60px)/3 - 30px) 1fr`,
        padding: space.s24,
      },
    },
  },
])
