import { globalStyle, style } from '@vanilla-extract/css'
import { DIALOG_WIDTH, forcedColors, from, motionAllowed, onPaper } from '../tokens/media'
import { controlBorder, hairline, ring, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space, tap, text } = vars

export const strip = style({
  marginTop: space.s24,
  '@media': {
    [from(720)]: { marginTop: space.s48, paddingTop: space.s24, borderTop: hairline },
    [onPaper]: { display: 'none' },
  },
})

export const summary = style({ marginBottom: space.s16, fontSize: text.t16, letterSpacing: 0 })

const tenColumns = { '@media': { [from(560)]: { gridTemplateColumns: `repeat(10, ${tap})` } } }

export const dots = style({
  display: 'grid',
  gridTemplateColumns: `repeat(5, ${tap})`,
  justifyContent: 'space-between',
  gap: `${space.s12} ${space.s4}`,
  ...tenColumns,
})
export const long = style({ gridTemplateColumns: `repeat(6, ${tap})`, ...tenColumns })

export const dot = style({
  position: 'relative',
  ...ring,
  width: tap,
  height: tap,
  background: color.surface,
  color: color.ink,
  fontSize: text.t14,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { borderColor: color.brand },
  ':focus-visible': { borderRadius: '50%' },
  selectors: {
    '&[aria-current]': { boxShadow: `0 0 0 2px ${color.paper}, 0 0 0 4px ${color.accent}`, fontWeight: 600 },
    '&[aria-disabled]': {
      borderColor: color.line,
      background: 'none',
      color: color.muted,
      cursor: 'default',
    },
  },
  '@media': {
    [motionAllowed]: {
      transition: `color ${vars.fast}, background-color ${vars.fast}, border-color ${vars.fast}`,
    },
    [forcedColors]: {
      selectors: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: 3 } },
    },
  },
})

export const answered = style({
  borderColor: color.brand,
  background: color.brand,
  color: color.onBrand,
  ':hover': { color: color.onBrand },
  '@media': { [forcedColors]: { borderWidth: 4 } },
})

export const flag = style({ flex: 'none', overflow: 'visible' })
globalStyle(`${flag} circle`, { fill: color.paper, stroke: color.ink })
globalStyle(`${flag} path`, {
  fill: color.ink,
  stroke: color.ink,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})
export const dotFlag = style({ position: 'absolute', top: -5, right: -5 })

export const legend = style({
  ...wrapping,
  gap: `${space.s4} ${space.s24}`,
  marginTop: space.s16,
  ...smallMuted,
})

export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8 })

export const sample = style({ width: 12, height: 12, border: controlBorder, borderRadius: '50%' })
export const answeredSample = style([
  sample,
  { borderColor: color.brand, background: color.brand, '@media': { [forcedColors]: { borderWidth: 4 } } },
])
export const currentSample = style([
  sample,
  {
    borderColor: color.paper,
    boxShadow: `0 0 0 2px ${color.accent}`,
    '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: 1 } },
  },
])

export const endQuestion = style({ display: 'grid', gap: space.s24, maxWidth: DIALOG_WIDTH })
export const endTitle = style({ marginBottom: space.s8, fontWeight: 600 })
globalStyle(`h2 + ${endQuestion}`, { marginTop: space.s8 })
export const endNumber = style([dot, { textDecoration: 'none' }])
export const endNumbers = style({ ...wrapping, gap: space.s12 })
