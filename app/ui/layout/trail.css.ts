import { globalStyle, style } from '@vanilla-extract/css'
import { below, onPaper, smallPhone } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

/** What stands between the way back and the title below it, on every page. */
const aboveTitle = { marginBottom: space.s8 } as const

export const trail = style({
  ...aboveTitle,
  fontSize: vars.text.t14,
  '@media': { [onPaper]: { display: 'none' } },
})

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [smallPhone]: { flexWrap: 'nowrap' } },
})

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.tap,
  color: color.muted,
  overflowWrap: 'anywhere',
  selectors: {
    // At the end of a line rather than at the head of the next one.
    '&:not(:last-child)::after': {
      content: '',
      flex: 'none',
      width: 5,
      height: 5,
      margin: `0 ${space.s12} 0 10px`,
      '@media': { [smallPhone]: { margin: `0 ${space.s8} 0 ${space.s4}` } },
      border: `solid ${color.control}`,
      borderWidth: '1.5px 1.5px 0 0',
      transform: 'rotate(45deg)',
    },
  },
})

/* On a phone the title just below says it. */
export const here = style([crumb, { '@media': { [below(560)]: { display: 'none' } } }])
globalStyle(`${crumb}:has(+ ${here})::after`, { '@media': { [below(560)]: { display: 'none' } } })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: vars.tap,
  color: color.muted,
  ':hover': { color: color.brand },
})

/* There the way takes one line, whatever room its words would need. */
globalStyle(`${crumb}:first-child`, { flex: 'none' })
globalStyle(`${crumb} > ${link}`, { minWidth: 0 })
globalStyle(`${crumb} > ${link} > span`, {
  '@media': { [smallPhone]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})

export const back = style([link, aboveTitle, { '@media': { [onPaper]: { display: 'none' } } }])
