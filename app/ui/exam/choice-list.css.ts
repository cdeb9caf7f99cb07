import { style } from '@vanilla-extract/css'
import { forcedColors, from, motionAllowed, smallPhone } from '../tokens/media'
import { vars } from '../tokens/vars.css'
import * as base from './option.css'

const { color, space } = vars

export const group = style({
  marginTop: space.s24,
  ':focus-visible': { outlineOffset: space.s8 },
  '@media': { [from(720)]: { marginTop: space.s32 }, [smallPhone]: { marginTop: space.s12 } },
})

/* 22 px even on a phone, where the scale's own step would be 20. */
export const question = style({
  marginBottom: space.s16,
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-.01em',
  lineHeight: 1.3,
  textWrap: 'pretty',
  '@media': {
    [from(720)]: { marginBottom: space.s24, fontSize: '1.75rem' },
    [smallPhone]: { marginBottom: space.s8, fontSize: vars.text.t18 },
  },
})

export const error = style({ marginBottom: space.s12 })

export const choices = style({
  display: 'grid',
  gap: space.s12,
  '@media': { [smallPhone]: { gap: space.s8 } },
})

export const choice = style([
  base.option,
  {
    fontSize: vars.text.t18,
    cursor: 'pointer',
    ':hover': { borderColor: color.brand },
    selectors: {
      '&:has(:checked)': {
        borderColor: color.brand,
        boxShadow: `inset 0 0 0 1px ${color.brand}`,
        background: color.brandBg,
      },
      '&:has(:focus-visible)': { outline: `3px solid ${color.brand}`, outlineOffset: 2 },
    },
    '@media': {
      [smallPhone]: { minHeight: 52, padding: `${space.s4} ${space.s12}`, fontSize: vars.text.t16 },
      [motionAllowed]: { transition: `background-color ${vars.fast}, border-color ${vars.fast}` },
      [forcedColors]: {
        selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: -3 } },
      },
    },
  },
])

export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

/* The chosen letter is hit: a disc in its ring. It also tells where :has() is unknown. */
export const letter = style({
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: color.brand,
      background: color.brand,
      boxShadow: `inset 0 0 0 3px ${color.brandBg}`,
      color: color.onBrand,
    },
  },
})
