import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { hairline, oneColumn, vars } from '../tokens/vars.css'
import { explanation } from './explanation.css'
import { chevron, fold, laidOpen } from './fold.css'
import { columns } from './study-item.css'

const { color, space } = vars

export const list = style({ borderBottom: hairline, '@media': { [onPaper]: { borderBottom: 0 } } })

export const item = style({ borderTop: hairline, '@media': { [onPaper]: { breakInside: 'avoid' } } })
/* On paper, question, options and explanation share the columns of a wrong answer. */
export const answer = style([
  fold,
  {
    '@media': {
      [onPaper]: {
        '@supports': {
          [laidOpen]: {
            display: 'grid',
            ...columns[onPaper],
            gridTemplateRows: 'auto 1fr',
            columnGap: space.s16,
            paddingBlock: space.s4,
            selectors: { '&::details-content': { display: 'contents' } },
          },
        },
      },
    },
  },
])
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
  '@media': { [onPaper]: { display: 'block', minHeight: 0, padding: 0 } },
})
globalStyle(`${line} > svg`, { color: color.success, '@media': { [onPaper]: { display: 'none' } } })
globalStyle(`${wrongItem} svg`, { color: color.danger })
globalStyle(`${line} > ${chevron}`, { '@media': { [onPaper]: { display: 'none' } } })
export const words = style({ lineHeight: 1.35 })

export const content = style({
  ...oneColumn,
  gap: space.s16,
  /* Keeps the question in view when a link leads back to its answer. */
  scrollMarginTop: '12rem',
  padding: `${space.s8} 0 ${space.s24}`,
  '@media': { ...columns, [onPaper]: { display: 'contents' } },
})
globalStyle(`${content} > ${explanation}`, {
  '@media': { [onPaper]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
