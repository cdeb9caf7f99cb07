import { globalStyle, style } from '@vanilla-extract/css'
import { below, largeLetters, motionAllowed } from '../tokens/media'
import { coversParent, framed, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s8,
  minWidth: 0,
  padding: space.s16,
  ...framed,
  overflowWrap: 'anywhere',
  ':hover': { borderColor: color.brand },
  '@media': {
    [motionAllowed]: { transition: `border-color ${vars.fast}` },
    [below(720)]: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      gap: `${space.s4} ${space.s16}`,
      padding: space.s12,
    },
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const photo = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.control,
  '@media': {
    [below(720)]: { gridRow: '1 / span 4', aspectRatio: 'auto', minHeight: 112 },
    [largeLetters]: { gridRow: 'auto' },
  },
})

globalStyle(`${photo} > :first-child`, { position: 'absolute', inset: 0 })

/* On a phone, cropping to the upright frame would cut off both ends of a gun. */
globalStyle(`${photo} > img`, { '@media': { [below(720)]: { objectFit: 'contain' } } })

export const number = style({
  position: 'absolute',
  right: space.s4,
  bottom: space.s4,
  minWidth: 24,
  paddingInline: space.s6,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.ink,
  fontSize: text.t14,
  fontWeight: 600,
  lineHeight: 1.7,
  textAlign: 'center',
})

export const top = style({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: 'none',
  gap: `${space.s4} ${space.s12}`,
  ...smallMuted,
})

export const badges = style({ ...wrapping, justifyContent: 'end', gap: space.s4 })

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  ...coversParent,
  selectors: { [`${card}:hover &`]: { color: color.brand, textDecoration: 'underline' } },
})

export const words = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: color.muted,
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other way to cut after two lines works in as many browsers
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [below(720)]: { display: 'none' } },
})

export const foot = style({
  ...wrapping,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  maxWidth: 'none',
  gap: `0 ${space.s12}`,
  marginTop: 'auto',
  paddingTop: space.s8,
})

export const price = style({
  fontSize: text.t22,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.01em',
})
