import { style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { hairline, inkLine, oneColumn, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const head = style({
  ...oneColumn,
  gap: space.s32,
  paddingBottom: space.s24,
  '@media': {
    [from(900)]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      columnGap: space.s24,
      alignItems: 'center',
      paddingBlock: `${space.s24} ${space.s48}`,
    },
  },
})

export const words = style({
  ...oneColumn,
  gap: space.s16,
  '@media': { [from(900)]: { gap: space.s24, paddingRight: space.s48 } },
})
export const lead = style({ maxWidth: '52ch', fontSize: text.t18 })

export const aside = style({
  padding: space.s24,
  border: hairline,
  outline: hairline,
  outlineOffset: -5,
  background: color.surface,
})

export const contents = style({
  paddingBlock: space.s8,
  borderTop: inkLine,
  '@media': { [onPaper]: { display: 'none' } },
})

export const mark = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space.s16,
  alignItems: 'start',
  '@media': { [from(720)]: { gridTemplateColumns: '1fr', gap: space.s12, alignContent: 'start' } },
})
export const figure = style({
  display: 'block',
  fontSize: text.t28,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
})

const RING = 36

export const steps = style({ counterReset: 'step' })

export const step = style({
  position: 'relative',
  display: 'grid',
  gap: space.s8,
  minHeight: RING,
  paddingLeft: `calc(${RING}px + ${space.s16})`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: RING,
    height: RING,
    border: `2px solid ${color.brand}`,
    borderRadius: '50%',
    outline: hairline,
    outlineOffset: 3,
    color: color.brand,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  selectors: {
    '&:not(:last-child)': { paddingBottom: space.s24 },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${RING}px + ${space.s8}) ${space.s8}`,
      insetInlineStart: RING / 2 - 0.5,
      borderLeft: hairline,
    },
  },
})
