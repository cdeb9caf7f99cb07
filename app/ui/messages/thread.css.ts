import { globalStyle, style } from '@vanilla-extract/css'
import { thirds } from '../layout/layout.css'
import { below, from, largeLetters } from '../tokens/media'
import {
  centred,
  framed,
  hairline,
  oneColumn,
  smallMuted,
  tapLine,
  underlined,
  vars,
  wrapping,
} from '../tokens/vars.css'

const { color, space, text } = vars

export const columns = style({
  ...oneColumn,
  '@media': { [from(900)]: { gridTemplateColumns: thirds, columnGap: space.s24, alignItems: 'start' } },
})

export const head = style({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s16}`,
  overflowWrap: 'anywhere',
})
globalStyle(`${head} h1`, { minWidth: 0, fontSize: text.t28 })
export const gunsmith = style({ ...centred, gap: space.s8, fontWeight: 600 })
globalStyle(`${gunsmith} > svg`, { color: color.success })

export const about = style({
  ...centred,
  gap: space.s16,
  marginTop: space.s16,
  padding: space.s12,
  ...framed,
  color: color.ink,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { 'a&:hover': { borderColor: color.brand, color: color.ink } },
  '@media': { [largeLetters]: { flexDirection: 'column', alignItems: 'flex-start' } },
})
export const facts = style({
  ...wrapping,
  alignItems: 'center',
  gap: `${space.s4} ${space.s12}`,
  marginTop: space.s6,
  fontVariantNumeric: 'tabular-nums',
})
export const day = style({ ...smallMuted, textAlign: 'center' })

const message = style({
  maxWidth: 'min(88%, 52ch)',
  minWidth: 0,
  padding: `${space.s12} ${space.s16}`,
  border: hairline,
  borderRadius: vars.radius.card,
})
export const received = style([message, { justifySelf: 'start', background: color.surface }])
export const own = style([
  message,
  { justifySelf: 'end', borderColor: 'transparent', background: color.brandBg },
])
export const by = style({ ...smallMuted, overflowWrap: 'anywhere' })
globalStyle(`${own} ${by}`, { color: color.ink })
globalStyle(`${by} strong`, { marginRight: space.s4, fontWeight: 600 })

export const form = style({ paddingTop: space.s24, borderTop: hairline })
globalStyle(`${form} button`, {
  justifySelf: 'start',
  '@media': { [below(560)]: { justifySelf: 'stretch' } },
})

export const acts = style({ ...wrapping, gap: `0 ${space.s24}`, marginTop: space.s16 })
export const act = style({
  ...tapLine,
  gap: space.s8,
  padding: 0,
  border: 0,
  background: 'none',
  ...smallMuted,
  ...underlined,
  cursor: 'pointer',
  ':hover': { color: color.brand },
})
