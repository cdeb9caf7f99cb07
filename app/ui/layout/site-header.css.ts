import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { areaAtHead } from '../feedback/message.css'
import {
  below,
  forcedColors,
  from,
  HEADER_HEIGHT,
  largeLetters,
  motionAllowed,
  onPaper,
  PAGE_WIDTH,
  scripted,
  smallPhone,
} from '../tokens/media'
import {
  centred,
  controlBorder,
  coversParent,
  hairline,
  layer,
  smallMuted,
  tapLine,
  vars,
  wrapping,
} from '../tokens/vars.css'

const { color, space, text } = vars

export const header = style({
  position: 'relative',
  zIndex: layer.header,
  borderBottom: hairline,
  background: color.paper,
  '@media': {
    [onPaper]: { display: 'none' },
    /* The header is sticky only where a script can hide it on scroll. */
    [scripted]: {
      position: 'sticky',
      top: 0,
      selectors: { '&[data-away]:not(:has(:focus-visible))': { transform: 'translateY(-100%)' } },
    },
    [motionAllowed]: { transition: `transform ${vars.fast}` },
  },
})

globalStyle(`html:has(${header})`, {
  '@media': { [scripted]: { scrollPaddingTop: `calc(${HEADER_HEIGHT}px + ${space.s24})` } },
})

export const line = style({
  ...wrapping,
  alignItems: 'center',
  gap: `0 ${space.s8}`,
  /* Grows with the letters, so that the links stay on one line. */
  maxWidth: `max(${PAGE_WIDTH}px + 2*${space.s24}, ${PAGE_WIDTH / 16}rem + 2*${space.s24})`,
  minHeight: HEADER_HEIGHT,
  '@media': { [from(1024)]: { flexWrap: 'nowrap' } },
})

export const brand = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  columnGap: 10,
  minHeight: vars.tap,
  marginRight: 'auto',
  color: color.ink,
  fontSize: `min(${vars.text.t18}, 6vw)`,
  fontWeight: 600,
  letterSpacing: '-.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand },
  '@media': { [from(1024)]: { marginRight: space.s16 }, [from(1168)]: { marginRight: space.s24 } },
})

export const bar = style({
  display: 'none',
  '@media': { [from(1024)]: { display: 'block', marginRight: 'auto' } },
})

export const links = styleVariants({
  plain: { display: 'flex', gap: space.s16 },
  /* A member's bar is full, so its letters are smaller. */
  withWords: {
    display: 'flex',
    gap: space.s12,
    fontSize: text.t14,
    '@media': { [from(1168)]: { gap: space.s16 } },
  },
})

export const group = style({ position: 'relative', display: 'flex', gap: space.s12 })

/* Stands above the links that it gathers. */
export const word = style({
  position: 'absolute',
  top: '.7rem',
  color: color.muted,
  lineHeight: 1,
  whiteSpace: 'nowrap',
})

export const barLink = style({
  ...centred,
  minHeight: `max(${HEADER_HEIGHT}px, 4rem)`,
  borderBlock: '3px solid transparent',
  color: color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: color.ink },
  selectors: {
    '&[aria-current]': { borderBottomColor: color.accent, color: color.ink, fontWeight: 600 },
    [`${links.withWords} &`]: { color: color.ink },
    [`${word} ~ &`]: { paddingTop: '1.1rem' },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } } } },
})

globalStyle(`${group}:has(> ${word})`, { minWidth: '4.75rem' })

/* The sticky header lets this line scroll away. */
export const running = style({ background: color.brandBg, fontSize: text.t14 })
export const runningLink = style({
  ...centred,
  minHeight: vars.tap,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { color: color.brand },
})
globalStyle(`${header}:has(> ${running})`, {
  '@media': { [scripted]: { top: `calc(-1*${vars.tap})` } },
})
globalStyle(`html:has(${running}) ${areaAtHead}`, { '@media': { [scripted]: { marginTop: vars.tap } } })

export const onPhone = style({ '@media': { [from(1024)]: { display: 'none' } } })
globalStyle(`${onPhone} > a`, {
  paddingInline: space.s12,
  '@media': { [smallPhone]: { paddingInline: space.s8 } },
})
export const withRoom = style([onPhone, { '@media': { [largeLetters]: { display: 'none' } } }])
export const onDesk = style({
  ...centred,
  gap: space.s8,
  minWidth: 0,
  '@media': { [below(1024)]: { display: 'none' } },
})

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
