import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, largeLetters, onPaper } from '../tokens/media'
import { hairline, framed, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

export const card = style({
  padding: space.s16,
  ...framed,
  '@media': { [from(720)]: { padding: space.s24 }, [onPaper]: { background: 'none' } },
})

const base = style({
  display: 'grid',
  gap: space.s8,
  padding: `${space.s12} ${space.s16}`,
  borderLeft: `3px solid ${color.control}`,
  background: color.sunken,
  fontSize: vars.text.t14,
})

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const note = styleVariants({
  info: [base],
  warning: [base, { borderColor: color.warning, background: color.warningBg }],
  danger: [base, { borderColor: color.danger, background: color.dangerBg }],
})

export const noteOfWords = style({ maxWidth: `calc(${vars.measure} + 2*${space.s16})` })

const badgeBase = style({
  display: 'inline-block',
  padding: `1px ${space.s8}`,
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  fontSize: vars.text.t14,
  fontWeight: 600,
  lineHeight: 1.45,
  whiteSpace: 'nowrap',
  '@media': { [largeLetters]: { whiteSpace: 'normal' } },
})

const filled = (text: string, ground: string) => [
  badgeBase,
  { borderColor: 'transparent', background: ground, color: text },
]

export const badge = styleVariants({
  plain: [badgeBase, { color: color.muted }],
  accent: [badgeBase, { color: color.accent }],
  brand: filled(color.brand, color.brandBg),
  success: filled(color.success, color.successBg),
  warning: filled(color.warning, color.warningBg),
  danger: filled(color.danger, color.dangerBg),
})

export const facts = style({ borderTop: hairline })

export const fact = style({
  ...wrapping,
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  paddingBlock: 10,
  borderBottom: hairline,
})

export const term = style({ color: color.muted })
export const value = style({
  flex: '1 1 6rem',
  minWidth: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  overflowWrap: 'anywhere',
})

export const columns = style([
  facts,
  { '@media': { [from(720)]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.s24 } } },
])
globalStyle(`${columns} > ${fact}`, { justifyContent: 'flex-start' })
/* Leaves room for the term 'authentification' in wide fonts. */
globalStyle(`${columns} ${term}`, { flex: '0 0 8rem' })
globalStyle(`${columns} ${value}`, { textAlign: 'left' })
