import { style } from '@vanilla-extract/css'
import { section } from '../layout/layout.css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const legal = style([
  section,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s8} ${space.s24}`,
    marginInline: 5,
    padding: `${space.s24} ${space.s16}`,
    border: `1px solid ${color.control}`,
    boxShadow: `0 0 0 4px ${color.paper}, 0 0 0 5px ${color.line}`,
    '@media': {
      /* The text starts on the page's second third. */
      [from(720)]: {
        gridTemplateColumns: `calc((100% - 2*${space.s24} + 60px)/3 - 30px) 1fr`,
        padding: space.s24,
      },
    },
  },
])

export const title = style({ fontSize: text.t18 })
