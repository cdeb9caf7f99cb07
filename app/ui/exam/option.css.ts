import { createVar, style, styleVariants } from '@vanilla-extract/css'
import {
  below,
  equalColumns,
  forcedColors,
  from,
  landscapePhone,
  largeLetters,
  motionAllowed,
  onPaper,
  smallPhone,
} from '../tokens/media'
import { controlBorder, focusRing, highlighted, ring, smallMuted, vars, wrapping } from '../tokens/vars.css'
import { overLabel } from '../text/text.css'

const { color, space } = vars

/** Where few lines fit. */
const smallScreen = `${smallPhone}, ${landscapePhone}, ${below(720)} and (max-height: 42.5em)`

export const about = style({
  ...wrapping,
  alignItems: 'center',
  gap: `${space.s4} ${space.s16}`,
  ...smallMuted,
})

/** The group of a question with a picture, which leaves less room for the rest on a phone. */
export const pictured = style({})

/* 22 px on most phones, where `t22` would be only 20 px. */
const heading = style({
  marginBottom: space.s16,
  fontSize: '1.375rem',
  lineHeight: 1.3,
  textWrap: 'pretty',
  '@media': {
    [from(720)]: { marginBottom: space.s24, fontSize: '1.75rem' },
    [smallScreen]: { fontSize: vars.text.t18 },
  },
})
export const title = style([heading, { marginTop: space.s8 }])
export const question = style([
  heading,
  {
    fontWeight: 600,
    letterSpacing: '-.01em',
    overflowWrap: 'anywhere',
    selectors: { [`${pictured} > &`]: { '@media': { [below(720)]: { fontSize: vars.text.t18 } } } },
    /* In the columns of a landscape phone, the legend is an item of its group if it floats. */
    '@media': { [smallScreen]: { marginBottom: space.s8 }, [landscapePhone]: { float: 'left' } },
  },
])

const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.s4} ${space.s16}`,
  minHeight: 64,
  padding: `${space.s12} ${space.s16}`,
  border: controlBorder,
  borderRadius: vars.radius.card,
  background: color.surface,
  lineHeight: 1.4,
  textWrap: 'pretty',
  '@media': { [largeLetters]: { columnGap: space.s8 } },
})

export const letter = style({
  ...ring,
  width: 'max(36px, 1.6em)',
  height: 'max(36px, 1.6em)',
  color: color.muted,
  fontSize: vars.text.t16,
  fontWeight: 600,
  lineHeight: 1,
  '@media': { [onPaper]: { width: 18, height: 18, fontSize: vars.text.t14 } },
})

export const tone = createVar()
const ground = createVar()
export const right = { vars: { [tone]: color.success, [ground]: color.successBg } }
export const filledLetter = { borderColor: tone, background: tone, color: ground }

const read = style([
  option,
  {
    borderColor: tone,
    background: ground,
    '@media': {
      [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [onPaper]: {
        ...wrapping,
        gap: `0 ${space.s8}`,
        minHeight: 0,
        padding: `0 ${space.s8}`,
        background: 'none',
        lineHeight: 1.25,
        breakInside: 'avoid',
      },
    },
  },
])

export const reading = styleVariants({
  plain: [
    read,
    {
      vars: { [tone]: color.line, [ground]: color.surface },
      '@media': { [onPaper]: { borderColor: 'transparent' } },
    },
  ],
  right: [read, right],
  wrong: [read, { vars: { [tone]: color.danger, [ground]: color.dangerBg } }],
})

export const readLetter = styleVariants({
  plain: {},
  right: { ...filledLetter, '@media': { [onPaper]: { background: 'none', color: tone } } },
  wrong: { borderColor: tone, color: tone },
})

export const readText = style({ '@media': { [onPaper]: { flex: '1 1 7em' } } })

export const verdict = style({
  ...wrapping,
  gap: `0 ${space.s16}`,
  gridColumn: 2,
  fontSize: vars.text.t14,
  fontWeight: 600,
  '@media': { [largeLetters]: { gridColumn: 1 }, [onPaper]: { marginLeft: 'auto' } },
})

export const word = style({ display: 'inline-flex', alignItems: 'center', gap: space.s6 })
export const tonedWord = style([word, { color: tone }])

/* Lets the fieldset be narrower than its longest word, which may not fit on a phone. */
export const group = style({
  minInlineSize: 0,
  marginTop: space.s24,
  ':focus-visible': { outlineOffset: space.s8 },
  '@media': {
    [from(720)]: { marginTop: space.s32 },
    [smallScreen]: { marginTop: space.s12 },
    [landscapePhone]: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      gridTemplateRows: 'auto 1fr',
      columnGap: space.s24,
      alignItems: 'start',
      marginTop: space.s8,
    },
  },
})

export const answers = style({
  '@media': { [landscapePhone]: { gridArea: '1 / 2 / span 2' } },
})

/* Hides 'choose an answer' once an option is chosen. */
export const error = style({
  marginBottom: space.s12,
  selectors: { [`${group}:has(:checked:not([checked])) &`]: { display: 'none' } },
})

export const choices = style({
  display: 'grid',
  gap: space.s12,
  selectors: { [`${pictured} &`]: { '@media': { [below(720)]: { gap: space.s8 } } } },
  '@media': { [smallScreen]: { gap: space.s8 } },
})

const smallChoice = { minHeight: 52, padding: `${space.s4} ${space.s12}`, fontSize: vars.text.t16 }

export const choice = style([
  option,
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
      '&:has(:focus-visible)': focusRing,
      [`${pictured} &`]: { '@media': { [below(720)]: smallChoice } },
    },
    '@media': {
      [smallScreen]: smallChoice,
      [motionAllowed]: { transition: `background-color ${vars.fast}, border-color ${vars.fast}` },
      [forcedColors]: { selectors: { '&:has(:checked)': highlighted } },
    },
  },
])

export const radio = style(overLabel)

/* Marks the chosen option even in browsers without :has(). */
export const choiceListLetter = style({
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: color.brand,
      background: color.brand,
      boxShadow: `inset 0 0 0 3px ${color.brandBg}`,
      color: color.onBrand,
    },
  },
})
