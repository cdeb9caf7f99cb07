import { globalStyle, style } from '@vanilla-extract/css'
import { thirds } from '../layout/layout.css'
import { below, from, largeLetters } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from(900)]: { gridTemplateColumns: thirds, columnGap: space.s24, alignItems: 'start' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s16}`,
  overflowWrap: 'anywhere',
})
globalStyle(`${head} h1`, { minWidth: 0, fontSize: text.t28 })
export const gunsmith = style({ display: 'flex', alignItems: 'center', gap: space.s8, fontWeight: 600 })
globalStyle(`${gunsmith} > svg`, { color: color.success })

export const about = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s16,
  marginTop: space.s16,
  padding: space.s12,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.ink,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { 'a&:hover': { borderColor: color.brand, color: color.ink } },
  '@media': { [largeLetters]: { flexDirection: 'column', alignItems: 'flex-start' } },
})
export const aboutWords = style({ minWidth: 0 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s12}`,
  marginTop: 6,
  fontVariantNumeric: 'tabular-nums',
})
export const ended = style({ marginTop: space.s8, color: color.muted, fontSize: text.t14 })

export const older = style({ marginTop: space.s16 })
export const messages = style({ display: 'grid', gap: space.s16, marginBlock: space.s24 })
export const day = style({ color: color.muted, fontSize: text.t14, textAlign: 'center' })

const message = style({
  maxWidth: 'min(88%, 52ch)',
  minWidth: 0,
  padding: `${space.s12} ${space.s16}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
})
export const received = style([message, { justifySelf: 'start', background: color.surface }])
export const own = style([
  message,
  { justifySelf: 'end', borderColor: 'transparent', background: color.brandBg },
])
export const by = style({ color: color.muted, fontSize: text.t14, overflowWrap: 'anywhere' })
globalStyle(`${own} ${by}`, { color: color.ink })
globalStyle(`${by} strong`, { marginRight: space.s4, fontWeight: 600 })

export const form = style({ paddingTop: space.s24, borderTop: `1px solid ${color.line}` })
globalStyle(`${form} button`, {
  justifySelf: 'start',
  '@media': { [below(560)]: { justifySelf: 'stretch' } },
})

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s24}`, marginTop: space.s16 })
export const act = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: vars.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.muted,
  fontSize: text.t14,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  ':hover': { color: color.brand },
})
