import { globalStyle, style } from '@vanilla-extract/css'
import { variant } from '../forms/button.css'
import { below, forcedColors, from, landscapePhone, scripted, smallPhone } from '../tokens/media'
import { unseen } from '../text/text.css'
import { centred, layer, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const bar = style({
  ...wrapping,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  marginBottom: space.s12,
  '@media': { [smallPhone]: { marginBottom: space.s4 } },
})

/* On a low or zoomed window, a line that stays would hide the question. */
const isTall = `screen and (min-height: 30.02em), screen and ${landscapePhone}`

/** Keeps the line in sight while the page scrolls. */
export const staying = style({
  '@media': {
    [isTall]: {
      position: 'sticky',
      top: 0,
      zIndex: layer.bar,
      marginInline: `calc(-1*${space.s16})`,
      padding: `0 ${space.s16} ${space.s8}`,
      background: color.paper,
    },
  },
})
globalStyle(`html:has(${staying})`, { '@media': { [isTall]: { scrollPaddingTop: '4.5rem' } } })
globalStyle(`${staying} > ${bar}`, {
  alignItems: 'center',
  '@media': { [below(720)]: { marginBottom: space.s4 }, [landscapePhone]: { marginBottom: space.s4 } },
})

export const noScript = style({ marginTop: space.s12, ...smallMuted })

/** The clock, and the flag beside it. */
export const tools = style({ ...centred, gap: space.s4 })

export const flag = style([
  variant.quiet,
  {
    minWidth: vars.tap,
    minHeight: vars.tap,
    padding: 0,
    /* Puts the flag itself, and not the space around it, at the edge of the page. */
    marginInlineEnd: `calc((22px - ${vars.tap})/2)`,
    borderColor: 'transparent',
    '@media': {
      [from(900)]: { marginInline: `${space.s16} 0`, paddingInline: space.s16, borderColor: color.line },
    },
  },
])
export const flagWords = style({
  '@media': { [below(900)]: { ...unseen, whiteSpace: 'nowrap' } },
})

export const title = style({
  fontSize: text.t22,
  letterSpacing: '-.01em',
  '@media': { [smallPhone]: { fontSize: text.t18 } },
})
export const total = style({ color: color.muted, fontWeight: 400 })

export const clock = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.s8,
  fontSize: vars.text.t28,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.01em',
  lineHeight: 1.2,
  '@media': { [`${smallPhone}, ${landscapePhone}`]: { fontSize: text.t22 } },
})

/* Replaces the clock where no script updates it. */
export const end = style({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [from(720)]: { fontSize: text.t18 } },
})
const still = 'app-island:not([data-state=mounted])'
globalStyle(`${still} ${clock}`, { display: 'none' })
globalStyle(`app-island[data-state=mounted] ${end}`, { display: 'none' })
globalStyle(`app-island:not([data-state=failed]) ${clock}`, {
  '@media': { [scripted]: { display: 'inline-flex' } },
})
globalStyle(`app-island:not([data-state=failed]) ${end}`, { '@media': { [scripted]: { display: 'none' } } })

export const sign = style({ alignSelf: 'center', color: vars.color.muted })

const danger = { color: vars.color.danger }
export const late = style(danger)
export const lateSign = style([sign, danger])

export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  background: color.line,
  overflow: 'hidden',
  '::-webkit-progress-bar': { background: color.line },
  '::-webkit-progress-value': { background: color.brand },
  '::-moz-progress-bar': { background: color.brand },
  '@media': {
    [forcedColors]: {
      border: '1px solid CanvasText',
      '::-webkit-progress-value': { background: 'Highlight', forcedColorAdjust: 'none' },
      '::-moz-progress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
})
