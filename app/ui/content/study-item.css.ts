import { style } from '@vanilla-extract/css'
import { equalColumns, from, onPaper } from '../tokens/media'
import { oneColumn, vars } from '../tokens/vars.css'
import { card } from './blocks.css'

const { space, text } = vars

export const list = style({ ...oneColumn, gap: space.s16, '@media': { [onPaper]: { gap: 0 } } })

export const item = style([
  card,
  {
    ...oneColumn,
    gap: space.s16,
    '@media': {
      [from(900)]: { gridTemplateColumns: equalColumns(3), columnGap: space.s32 },
      // Compact on paper, so that thirty items fit on a few sheets.
      [onPaper]: {
        gridTemplateColumns: '4fr 5fr',
        paddingBlock: space.s4,
        paddingInline: 0,
        borderWidth: '1px 0 0',
        borderRadius: 0,
        breakInside: 'avoid',
      },
    },
  },
])

export const question = style({
  '@media': { [from(900)]: { gridColumn: 'span 2' }, [onPaper]: { gridColumn: 'auto' } },
})
export const title = style({
  marginBlock: `${space.s4} ${space.s16}`,
  fontSize: text.t18,
  lineHeight: 1.3,
  '@media': { [onPaper]: { marginBlock: `0 ${space.s4}`, fontSize: text.t16 } },
})
export const options = style({ display: 'grid', gap: space.s8, '@media': { [onPaper]: { gap: 2 } } })
