import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

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
    outline: `1px solid ${color.line}`,
    outlineOffset: 3,
    color: color.brand,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  selectors: {
    '&:not(:last-child)': { paddingBottom: space.s24 },
    /* From ring to ring. */
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${RING}px + ${space.s8}) ${space.s8}`,
      insetInlineStart: RING / 2 - 0.5,
      borderLeft: `1px solid ${color.line}`,
    },
  },
})
