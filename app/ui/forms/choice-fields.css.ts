import { globalStyle, style } from '@vanilla-extract/css'
import { atDesk, forcedColors, largeLetters, motionAllowed, scripted } from '../tokens/media'
import {
  centred,
  controlBorder,
  focusRing,
  highlighted,
  layer,
  smallMuted,
  tickBorder,
  vars,
  wrapping,
} from '../tokens/vars.css'
import { overLabel } from '../text/text.css'
import { field, input, inSight, label } from './field.css'

export const row = style({ position: 'relative' })

export const select = style([
  input,
  {
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: { '&, &[aria-invalid]': { paddingRight: vars.space.s48 } },
  },
])

export const sign = style({
  position: 'absolute',
  inset: `0 ${vars.space.s16} 0 auto`,
  display: 'grid',
  alignItems: 'center',
  pointerEvents: 'none',
})

const { color, space } = vars

export const group = style([field, { ':focus-visible': { outlineOffset: space.s8 } }])
export const legend = style([label, { marginBottom: space.s6 }])

export const segments = style({
  ...wrapping,
  overflowWrap: 'normal',
  border: controlBorder,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: { '[aria-invalid] > &': { border: `2px solid ${color.danger}` } },
})

globalStyle(`${segments} > label`, { flex: '1 1 0', minWidth: 'min-content' })

export const apart = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))',
  gap: space.s8,
})

export const three = style(wrapping)
globalStyle(`${three} > label`, { flex: '1 1 calc((20rem - 100%)*999)', minWidth: 0 })

export const segment = style({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  selectors: {
    [`${segments} > & + &`]: { borderLeft: controlBorder },
    [`${apart} > &`]: {
      border: controlBorder,
      borderRadius: vars.radius.control,
      background: color.surface,
    },
    '&:has(:focus-visible)': { zIndex: layer.raised, borderRadius: vars.radius.control, ...focusRing },
  },
})

export const radio = style([inSight, overLabel])

export const face = style({
  ...centred,
  justifyContent: 'center',
  gap: space.s8,
  minHeight: 46,
  paddingInline: space.s8,
  lineHeight: 1.25,
  textAlign: 'center',
  selectors: {
    [`${radio}:checked + &`]: { background: color.brandBg, fontWeight: 600 },
    [`${segment}:first-child > &`]: { borderRadius: '5px 0 0 5px' },
    [`${segment}:last-child > &`]: { borderRadius: '0 5px 5px 0' },
    [`${apart} > ${segment} > &`]: { borderRadius: 5 },
    [`${segment}:hover > &`]: { color: color.brand },
  },
  '@media': {
    [motionAllowed]: { transition: `background-color ${vars.fast}` },
    [forcedColors]: { selectors: { [`${radio}:checked + &`]: highlighted } },
  },
})

export const four = style({})
globalStyle(`${four} ${face}`, { paddingInline: space.s4 })

const circle = style({
  flex: 'none',
  width: 20,
  height: 20,
  border: tickBorder,
  borderRadius: '50%',
  background: color.surface,
})
const hit = {
  borderColor: color.brand,
  background: color.brand,
  boxShadow: `inset 0 0 0 3px ${color.surface}`,
}

export const ring = style([circle, { selectors: { [`${radio}:checked + ${face} > &`]: hit } }])
export const dot = style([
  circle,
  {
    marginTop: 'calc((1lh - 20px) / 2)',
    selectors: { [`${radio}:checked + &`]: hit },
    '@media': { [forcedColors]: { selectors: { [`${radio}:checked + &`]: { background: 'Highlight' } } } },
  },
])
export const digit = style({
  display: 'none',
  ...smallMuted,
  '@media': {
    [`${scripted} and ${atDesk}`]: {
      selectors: { ':root:not([data-no-keys]) dialog &': { display: 'block' } },
    },
  },
})
export const hint = style({
  display: 'block',
  ...smallMuted,
  selectors: { [`dialog ${radio}:not(:checked) ~ * > &`]: { display: 'none' } },
})

export const checkboxLabel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridAutoFlow: 'column',
  '@media': { [largeLetters]: { gridAutoFlow: 'row' } },
  gap: space.s12,
  minHeight: vars.tap,
  paddingBlock: space.s8,
  selectors: { '&:has(:focus-visible)': { borderRadius: vars.radius.control, ...focusRing } },
})

export const aside = style({
  '@media': { [largeLetters]: { gridColumn: 2 } },
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const checkbox = style([radio])

export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginTop: 'calc((1lh - 24px) / 2)',
  border: tickBorder,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: 'transparent',
  selectors: {
    [`${checkbox}[aria-invalid] + &`]: { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
    [`${checkbox}:checked + &`]: { borderColor: color.brand, background: color.brand, color: color.onBrand },
  },
  '@media': { [forcedColors]: { selectors: { [`${checkbox}:checked + &`]: { background: 'Highlight' } } } },
})
