import { style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const onward = style({
  paddingTop: space.s24,
  borderTop: `1px solid ${color.line}`,
  '@media': { [onPaper]: { display: 'none' } },
})

export const title = style({ marginBottom: space.s8, fontSize: vars.text.t18 })

export const ways = style({
  display: 'grid',
  gap: space.s16,
  '@media': {
    [from(720)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.s24 },
  },
})
