import { style } from '@vanilla-extract/css'
import { cover } from '../content/picture.css'
import { iconButton } from '../forms/button.css'
import { below, from, largeLetters } from '../tokens/media'
import { coversParent, hairline, layer, oneColumn, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const cards = style({ borderBottom: hairline })

export const card = style({
  ...oneColumn,
  position: 'relative',
  alignContent: 'center',
  gap: `2px ${space.s12}`,
  paddingBlock: space.s12,
  borderTop: hairline,
  overflowWrap: 'anywhere',
  '@media': {
    [from(900)]: {
      gridTemplateColumns: '96px minmax(0, 1fr) auto',
      gap: `0 ${space.s16}`,
      paddingBlock: space.s8,
    },
  },
})

export const cardWithPhoto = style([
  card,
  {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    '@media': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])

export const photo = style({
  position: 'relative',
  gridRow: '1 / span 3',
  alignSelf: 'start',
  width: 96,
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { [from(900)]: { alignSelf: 'center' }, [largeLetters]: { gridRow: 'auto' } },
})

/** Shows the whole photo, because cropping would cut off both ends of a long object. */
export const wholePhoto = style({ ...cover, objectFit: 'contain', background: color.sunken })

export const number = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  paddingInline: space.s6,
  borderRadius: `${vars.radius.small} 0 0`,
  background: color.surface,
  color: color.ink,
  fontSize: text.t14,
  fontWeight: 600,
})

const inMiddle = { '@media': { [from(900)]: { gridColumn: 2 } } } as const

export const top = style({
  ...wrapping,
  alignItems: 'center',
  gap: `0 ${space.s8}`,
  maxWidth: 'none',
  ...smallMuted,
  '@media': {
    [below(900)]: { minHeight: 24, paddingRight: vars.tap },
    [from(900)]: { gridArea: '3 / 2' },
  },
})

export const drawing = style({
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': {
    [from(900)]: {
      position: 'absolute',
      inset: '0 auto 0 28px',
      width: 40,
      height: 40,
      marginBlock: 'auto',
      strokeWidth: 0.9,
    },
  },
})

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  ...coversParent,
  selectors: { [`${card}:hover &`]: { color: color.brand, textDecoration: 'underline' } },
})

export const title = style({ fontSize: text.t16, ...inMiddle })

export const words = style({
  maxWidth: 'none',
  overflow: 'hidden',
  ...smallMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below(900)]: { display: 'none' }, [from(900)]: { gridArea: '2 / 2' } },
})

export const foot = style({
  ...wrapping,
  alignItems: 'baseline',
  gap: `0 ${space.s12}`,
  maxWidth: 'none',
  '@media': {
    [from(900)]: {
      gridArea: '1 / 3 / span 3',
      flexDirection: 'column',
      alignItems: 'end',
      alignSelf: 'center',
      textAlign: 'right',
    },
  },
})

export const price = style({ fontSize: text.t18, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const former = style({ ...smallMuted, fontWeight: 400 })

export const heart = style({
  '@media': {
    [below(900)]: { position: 'absolute', top: 2, right: -10 },
    [from(900)]: { gridArea: '1 / 4 / span 3', alignSelf: 'center' },
  },
})

/** Stands above the link that covers the card. */
export const heartButton = style([iconButton, { position: 'relative', zIndex: layer.raised }])
