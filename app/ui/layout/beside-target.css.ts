import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

export const columns = style({
  '@media': {
    [from(900)]: {
      display: 'grid',
      gridTemplateColumns: '416px minmax(0, 1fr)',
      gap: vars.space.s64,
      alignItems: 'start',
    },
  },
})

/* Pages place their parts one below the other; the column owns the space between them. */
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s12 })

/* Where no tabs stand between. */
globalStyle(`${column} > h1 + :not(nav)`, { marginTop: vars.space.s12 })

/* What is said before a form belongs to all of it, not to its first field. */
globalStyle(`${column} > p + form`, { marginTop: vars.space.s12 })

export const art = style({
  display: 'none',
  '@media': { [from(900)]: { display: 'block', width: '100%', maxWidth: 560, justifySelf: 'end' } },
})
