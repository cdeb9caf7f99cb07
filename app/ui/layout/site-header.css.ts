import { style } from '@vanilla-extract/css'
import { below, forcedColors, from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const header = style({
  position: 'relative',
  zIndex: 5,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  '@media': { [onPaper]: { display: 'none' } },
})

export const line = style({ display: 'flex', alignItems: 'center', gap: space.s8, minHeight: 64 })

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: vars.tap,
  marginRight: 'auto',
  color: color.ink,
  fontSize: vars.text.t18,
  fontWeight: 600,
  letterSpacing: '-.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand },
  '@media': { [from(900)]: { marginRight: space.s32 } },
})

/* On the narrowest phones the mark says it alone. */
export const name = style({
  '@media': { '(max-width: 345px)': { position: 'absolute', clipPath: 'inset(50%)' } },
})

export const bar = style({
  display: 'none',
  '@media': { [from(900)]: { display: 'flex', gap: space.s24, marginRight: 'auto' } },
})

export const barLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 64,
  borderBlock: '3px solid transparent',
  color: color.muted,
  textDecoration: 'none',
  ':hover': { color: color.ink },
  selectors: {
    '&[aria-current]': { borderBottomColor: color.accent, color: color.ink, fontWeight: 600 },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } } },
  },
})

export const onPhone = style({ '@media': { [from(900)]: { display: 'none' } } })
export const onDesk = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  '@media': { [below(900)]: { display: 'none' } },
})
