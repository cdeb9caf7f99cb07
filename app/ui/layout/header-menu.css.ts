import { globalStyle, style } from '@vanilla-extract/css'
import { count } from '../content/links.css'
import { below, from, smallPhone } from '../tokens/media'
import {
  centred,
  controlBorder,
  coversParent,
  hairline,
  smallMuted,
  tapLine,
  vars,
  wrapping,
} from '../tokens/vars.css'

const { color, space } = vars

export const menu = style({ '@media': { [from(1024)]: { position: 'relative', minWidth: 0 } } })

export const button = style({
  ...tapLine,
  gap: space.s8,
  paddingInline: space.s12,
  border: controlBorder,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  '@media': { [smallPhone]: { paddingInline: space.s8 } },
  selectors: {
    '[open] > &': { background: color.brandBg },
    /* Extends the menu button over the page, so that a tap outside the menu closes it. */
    '[open] > &::before': {
      '@media': {
        [below(1024)]: {
          content: '',
          position: 'absolute',
          inset: '100% 0 auto',
          height: 'calc(100dvh - 100%)',
          background: color.paper,
          opacity: 0.8,
          cursor: 'default',
        },
      },
    },
  },
})

export const userButton = style([
  button,
  {
    '@media': {
      [from(1024)]: { maxWidth: '100%', borderColor: 'transparent', ':hover': { background: color.brandBg } },
    },
  },
])

export const initial = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: color.brand,
  color: color.onBrand,
  fontSize: 14,
})

/* On a phone, a number takes the room of the initial: the start page has one more button. */
globalStyle(`${button}:has(${count}) > ${initial}`, { '@media': { [below(1024)]: { display: 'none' } } })
globalStyle(`${button} > :is(svg, ${initial})`, { '@media': { [smallPhone]: { display: 'none' } } })

export const name = style({
  maxWidth: '15rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below(1168)]: { position: 'absolute', width: 1, clipPath: 'inset(50%)' } },
})

const ENTRY_HEIGHT = 48
const ABOVE_CUT = `${space.s8} + ${ENTRY_HEIGHT / 2}px`

export const panel = style({
  position: 'absolute',
  inset: '100% 0 auto',
  padding: `${space.s8} ${space.s16} ${space.s16}`,
  borderBottom: hairline,
  background: color.surface,
  /* Cuts a long menu in the middle of an entry, which shows that the menu scrolls. */
  maxHeight: [
    'calc(100dvh - 100%)',
    `calc(${ABOVE_CUT} + round(down, 100dvh - 100% - (${ABOVE_CUT}), max(${ENTRY_HEIGHT}px, 1lh) + 1px))`,
  ],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [from(1024)]: {
      inset: `calc(100% + ${space.s8}) 0 auto auto`,
      width: 240,
      paddingBlock: space.s8,
      border: hairline,
      borderRadius: vars.radius.card,
    },
  },
})

export const item = style({
  ...wrapping,
  position: 'relative',
  alignItems: 'center',
  columnGap: space.s16,
  selectors: { '& + &': { borderTop: hairline } },
})

export const itemOnPhone = style([item, { '@media': { [from(1024)]: { display: 'none' } } }])
globalStyle(`${itemOnPhone} + ${item}:not(${itemOnPhone})`, { '@media': { [from(1024)]: { border: 0 } } })

export const entryWord = style({ marginLeft: 'auto', ...smallMuted })

export const entry = style({
  ...centred,
  gap: space.s8,
  flex: 1,
  minHeight: ENTRY_HEIGHT,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  textDecoration: 'none',
  ':hover': { color: color.brand, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { fontWeight: 600 } },
  /* The whole line leads to the page, with the word at its end. */
  ...coversParent,
})
