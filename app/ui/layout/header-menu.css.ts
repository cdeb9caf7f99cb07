import { style } from '@vanilla-extract/css'
import { below, from } from '../tokens/media'
import { vars } from '../tokens/vars.css'
import { HEADER_HEIGHT } from './header-height'

const { color, space } = vars

export const menu = style({ '@media': { [from(1024)]: { position: 'relative', minWidth: 0 } } })

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: vars.tap,
  paddingInline: space.s12,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  selectors: {
    '[open] > &': { background: color.brandBg },
    /* It covers the page and belongs to the button: a tap on it closes the menu, by itself. */
    '[open] > &::before': {
      '@media': {
        [below(1024)]: {
          content: '',
          position: 'fixed',
          inset: `${HEADER_HEIGHT}px 0 0`,
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
  fontSize: vars.text.t14,
})

export const name = style({
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Beside all the links of an admin there is room for the initial only.
  '@media': { [below(1168)]: { position: 'absolute', width: 1, clipPath: 'inset(50%)' } },
})

export const panel = style({
  position: 'absolute',
  inset: '100% 0 auto',
  padding: `${space.s8} ${space.s16} ${space.s16}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [from(1024)]: {
      inset: `calc(100% + ${space.s8}) 0 auto auto`,
      width: 240,
      paddingBlock: space.s8,
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.card,
    },
  },
})

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } })

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  textDecoration: 'none',
  ':hover': { color: color.brand, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { fontWeight: 600 } },
})
