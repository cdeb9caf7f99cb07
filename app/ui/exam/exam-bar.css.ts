import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors, scripted, smallPhone } from '../tokens/media'
import { layer, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const bar = style({
  ...wrapping,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  marginBottom: space.s12,
  '@media': { [smallPhone]: { marginBottom: space.s4 } },
})

const CLOCK = '> [role=timer]'
const isTall = 'screen and (min-height: 30.02em)'
globalStyle(`${bar}:has(${CLOCK})`, {
  '@media': {
    [isTall]: {
      position: 'sticky',
      top: 0,
      zIndex: layer.bar,
      marginInline: `calc(-1*${space.s16})`,
      paddingInline: space.s16,
      background: color.paper,
    },
  },
})
globalStyle(`html:has(${bar} ${CLOCK})`, { '@media': { [isTall]: { scrollPaddingTop: '4rem' } } })

export const title = style({ fontSize: text.t22, letterSpacing: '-.01em' })
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
})

/* Replaces the clock where no script updates it. */
export const end = style({ fontSize: text.t22, fontWeight: 600 })
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
