import { style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'
import { card } from './card.css'

const { space, text } = vars

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 })

/* The columns of the page's thirds: the reason stands under the page's side column. */
export const item = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    '@media': {
      [from(900)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.s32 },
      [onPaper]: { breakInside: 'avoid' },
    },
  },
])

export const question = style({ '@media': { [from(900)]: { gridColumn: 'span 2' } } })
export const label = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 })
export const title = style({ marginBlock: `${space.s4} ${space.s16}`, fontSize: text.t18, lineHeight: 1.3 })
export const options = style({ display: 'grid', gap: space.s8 })
