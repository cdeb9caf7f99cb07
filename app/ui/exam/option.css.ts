import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, from, largeLetters, motionAllowed, onPaper, smallPhone } from '../tokens/media'
import { smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

/** The theme and the member's box, above a question. */
export const about = style({
  ...wrapping,
  alignItems: 'center',
  gap: `${space.s4} ${space.s16}`,
  ...smallMuted,
})

export const title = style({
  marginBlock: `${space.s8} ${space.s16}`,
  fontSize: '1.375rem',
  lineHeight: 1.3,
  textWrap: 'pretty',
  '@media': {
    [from(720)]: { marginBottom: space.s24, fontSize: '1.75rem' },
    [smallPhone]: { fontSize: vars.text.t18 },
  },
})

/** An option to choose or to read: a card with its letter in a ring. */
const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.s4} ${space.s16}`,
  minHeight: 64,
  padding: `${space.s12} ${space.s16}`,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  lineHeight: 1.4,
  textWrap: 'pretty',
  '@media': { [largeLetters]: { columnGap: space.s8 } },
})

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  width: 'max(36px, 1.6em)',
  height: 'max(36px, 1.6em)',
  border: `1.5px solid ${color.control}`,
  borderRadius: '50%',
  color: color.muted,
  fontSize: vars.text.t16,
  fontWeight: 600,
  lineHeight: 1,
  '@media': { [onPaper]: { width: 18, height: 18, fontSize: vars.text.t14 } },
})

export const tone = createVar()
export const ground = createVar()

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
  right: [read, { vars: { [tone]: color.success, [ground]: color.successBg } }],
  wrong: [read, { vars: { [tone]: color.danger, [ground]: color.dangerBg } }],
})

export const readLetter = styleVariants({
  plain: {},
  right: {
    borderColor: tone,
    background: tone,
    color: ground,
    '@media': { [onPaper]: { background: 'none', color: tone } },
  },
  wrong: { borderColor: tone, color: tone },
})

/* On paper, the verdict is beside this text, or below it next to a picture. */
export const readText = style({ '@media': { [onPaper]: { flex: '1 1 7em' } } })

export const verdict = style({
  ...wrapping,
  gap: `0 ${space.s16}`,
  gridColumn: 2,
  fontSize: vars.text.t14,
  fontWeight: 600,
  '@media': { [largeLetters]: { gridColumn: 1 }, [onPaper]: { marginLeft: 'auto' } },
})

export const word = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })
export const tonedWord = style([word, { color: tone }])

/* Keeps the group within the width of a phone: by default, a fieldset is at least as wide as its longest word. */
export const group = style({
  minInlineSize: 0,
  marginTop: space.s24,
  ':focus-visible': { outlineOffset: space.s8 },
  '@media': { [from(720)]: { marginTop: space.s32 }, [smallPhone]: { marginTop: space.s12 } },
})

/* Stays at 22 px on a phone, where the text scale would give 20 px. */
export const question = style({
  marginBottom: space.s16,
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-.01em',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': {
    [from(720)]: { marginBottom: space.s24, fontSize: '1.75rem' },
    [smallPhone]: { marginBottom: space.s8, fontSize: vars.text.t18 },
  },
})

/* Hides 'choose an answer' once an option is chosen; other errors stay. */
export const error = style({
  marginBottom: space.s12,
  selectors: { [`${group}:has(:checked:not([checked])) &`]: { display: 'none' } },
})

export const choices = style({
  display: 'grid',
  gap: space.s12,
  '@media': { [smallPhone]: { gap: space.s8 } },
})

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

/* Fills the ring of the chosen letter with a disc. In browsers without :has(), this alone shows the choice. */
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
