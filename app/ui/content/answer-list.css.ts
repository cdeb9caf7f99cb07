import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { hairline, oneColumn, vars } from '../tokens/vars.css'
import { chevron } from './fold.css'
import { columns } from './study-item.css'

const { color, space } = vars

export const list = style({ borderBottom: hairline, '@media': { [onPaper]: { borderBottom: 0 } } })

export const item = style({ borderTop: hairline, '@media': { [onPaper]: { breakInside: 'avoid' } } })
export const wrongItem = style([item, { '@media': { [onPaper]: { display: 'none' } } }])

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s12,
  minHeight: vars.tap,
  paddingBlock: space.s8,
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.brand },
  '@media': { [onPaper]: { minHeight: 0, padding: `${space.s4} 0 0` } },
})
globalStyle(`${line} > svg:first-child`, { color: color.success })
globalStyle(`${wrongItem} svg:first-child`, { color: color.danger })
globalStyle(`${line} > ${chevron}`, { '@media': { [onPaper]: { display: 'none' } } })
export const words = style({ lineHeight: 1.35 })

export const content = style({
  ...oneColumn,
  gap: space.s16,
  padding: `${space.s8} 0 ${space.s24}`,
  '@media': { ...columns, [onPaper]: { ...columns[onPaper], padding: `0 0 ${space.s4}` } },
})
