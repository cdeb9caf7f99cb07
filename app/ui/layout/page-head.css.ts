import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, onPaper, smallPhone } from '../tokens/media'
import { centred, oneColumn, tapLine, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

/** The space between the breadcrumbs and the title. */
const aboveTitle = { marginBottom: space.s8 } as const

export const trail = style({
  ...aboveTitle,
  fontSize: vars.text.t14,
  '@media': { [onPaper]: { display: 'none' } },
})

export const crumb = style({
  ...centred,
  minWidth: 0,
  minHeight: vars.tap,
  color: color.muted,
  selectors: {
    // Keeps the chevron at the end of its crumb's line.
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

/* Hidden on a phone, where the title just below repeats it. */
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

/* Lets the items shrink below their longest word, so that long words in a title break. */
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

export const column = style({ ...oneColumn, gap: space.s12 })

/* More space after the title, unless tabs follow. */
globalStyle(`${column} > h1 + :not(nav)`, { marginTop: space.s12 })

/* More space between an introduction and the form. */
globalStyle(`${column} > p + :is(form, div)`, { marginTop: space.s12 })

export const art = style({
  display: 'none',
  '@media': { [from(900)]: { display: 'block', width: '100%', maxWidth: 560, justifySelf: 'end' } },
})
