import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, sheeted, sheetedWide } from '../tokens/media'
import { centred, framed, layer, oneColumn, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

/** Holds the sheet and the buttons below it. Beside the question, its children are cells of the page's grid. */
export const foot = style({
  ...oneColumn,
  gap: space.s24,
  '@media': {
    [from(900)]: { display: 'contents' },
    [sheeted]: {
      position: 'sticky',
      bottom: 0,
      zIndex: layer.bar,
      display: 'flex',
      flexDirection: 'column',
      gap: 0,
      maxHeight: ['calc(100vh - 6rem)', 'calc(100dvh - 6rem)'],
      marginInline: `calc(-1*${space.s16})`,
      borderTop: `1px solid ${color.control}`,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      background: color.surface,
      overflow: 'hidden auto',
    },
    [sheetedWide]: { marginInline: `calc(-1*${space.s24})` },
  },
})

/* Only the sheet gives way where the window is too low for it. */
globalStyle(`${foot} > :last-child`, { '@media': { [sheeted]: { flex: 'none' } } })

/* The foot stands on the bottom edge of the window even if the question is short. */
const page = 'main:has(> [data-turning])'
globalStyle(`${page}:has(${foot})`, {
  '@media': { [sheeted]: { display: 'grid', flex: 1, paddingBottom: 0 } },
})
globalStyle(`${page} > [data-turning]:has(${foot})`, {
  '@media': { [sheeted]: { display: 'flex', flexDirection: 'column', minWidth: 0 } },
})

export const sheet = style({
  ...framed,
  minWidth: 0,
  overflow: 'hidden',
  '@media': {
    [sheeted]: {
      display: 'flex',
      flexDirection: 'column',
      /* Where only the letters have grown, the buttons below give way. */
      minHeight: '9rem',
      border: 0,
      borderRadius: 0,
    },
  },
})

const head = style({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s12}`,
  padding: `${space.s8} ${space.s16}`,
  fontSize: text.t14,
  lineHeight: 1.4,
  '@media': { [sheetedWide]: { paddingInline: space.s24 } },
})
export const headTone = styleVariants({
  success: [head, { background: color.successBg }],
  danger: [head, { background: color.dangerBg }],
  plain: [head, { background: color.brandBg }],
})

export const verdict = style({
  ...centred,
  gap: space.s8,
  fontSize: text.t18,
  lineHeight: 1.4,
  paddingRight: space.s6,
  ':focus-visible': { outlineOffset: 0 },
})

export const body = style({
  ...oneColumn,
  gap: space.s12,
  padding: `${space.s12} ${space.s16}`,
  '@media': {
    [sheeted]: { paddingBottom: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
    [sheetedWide]: { paddingInline: space.s24 },
  },
})
/* The line of 'Pourquoi ?' is tall enough for a thumb, and needs no gap of its own. */
globalStyle(`${body} > div > details`, { '@media': { [sheeted]: { marginTop: `calc(-1*${space.s8})` } } })

/* A message would cover the sheet. */
globalStyle(`html:has(${foot}) [data-toast]`, {
  '@media': { [sheeted]: { inset: `${space.s8} ${space.s8} auto` } },
})
