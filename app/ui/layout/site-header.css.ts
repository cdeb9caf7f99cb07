import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { count } from '../content/links.css'
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
import { centred, hairline, layer, vars, wrapping } from '../tokens/vars.css'

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
  position: 'relative',
  gap: space.s4,
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

/* Beside the link, it would leave too little room for the name of an admin. */
globalStyle(`${barLink} > ${count}`, { position: 'absolute', top: 2, right: `calc(-1*${space.s12})` })

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
