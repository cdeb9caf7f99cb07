import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, onPaper, smallPhone } from '../tokens/media'
import { oneColumn, tapLine, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

/** What stands between the way back and the title below it, on every page. */
const aboveTitle = { marginBottom: space.s8 } as const

export const trail = style({
  ...aboveTitle,
  fontSize: vars.text.t14,
  '@media': { [onPaper]: { display: 'none' } },
})

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.tap,
  color: color.muted,
  selectors: {
    // At the end of a line rather than at the head of the next one.
    '&:not(:last-child)::after': {
      content: '',
      flex: 'none',
      width: 5,
      height: 5,
      margin: `0 ${space.s12} 0 10px`,
      '@media': { [smallPhone]: { margin: `0 ${space.s4} 0 3px` } },
      border: `solid ${color.control}`,
      borderWidth: '1.5px 1.5px 0 0',
      transform: 'rotate(45deg)',
    },
  },
})

/* On a phone the title just below says it. */
export const here = style([
  crumb,
  { overflowWrap: 'anywhere', '@media': { [below(560)]: { display: 'none' } } },
])
globalStyle(`${crumb}:has(+ ${here})::after`, { '@media': { [below(560)]: { display: 'none' } } })

export const link = style({
  ...tapLine,
  gap: space.s8,
  color: color.muted,
  overflowWrap: 'anywhere',
  ':hover': { color: color.brand },
})

globalStyle(`${crumb} > ${link}`, { minWidth: 0 })

export const back = style([link, aboveTitle, { '@media': { [onPaper]: { display: 'none' } } }])

export const head = style({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s16} ${space.s24}`,
  marginBottom: space.s24,
  '@media': { [from(720)]: { marginBottom: space.s32 } },
})

/* A long word of a title breaks where the page ends. */
globalStyle(`${head} > *`, { minWidth: 0 })

export const paperHead = style({
  display: 'none',
  '@media': {
    [onPaper]: {
      display: 'grid',
      gap: space.s4,
      marginBottom: space.s16,
      paddingBottom: space.s8,
      borderBottom: '1px solid black',
    },
  },
})

/* A narrow column, and the target beside it. */
export const columns = style({
  '@media': {
    [from(900)]: {
      display: 'grid',
      gridTemplateColumns: '416px minmax(0, 1fr)',
      gap: space.s64,
      alignItems: 'start',
    },
  },
})

/* Pages place their parts one below the other; the column owns the space between them. */
export const column = style({ ...oneColumn, gap: space.s12 })

/* Where no tabs stand between. */
globalStyle(`${column} > h1 + :not(nav)`, { marginTop: space.s12 })

/* What is said before a form belongs to all of it, not to its first field. */
globalStyle(`${column} > p + :is(form, div)`, { marginTop: space.s12 })

export const art = style({
  display: 'none',
  '@media': { [from(900)]: { display: 'block', width: '100%', maxWidth: 560, justifySelf: 'end' } },
})
