import { style, styleVariants } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color } = vars

export const dial = style({
  width: 208,
  height: 208,
  fill: 'none',
  '@media': { [from(900)]: { width: 240, height: 240 }, [onPaper]: { width: 112, height: 112 } },
})

export const hair = style({ stroke: color.line })
export const arc = style({ stroke: 'currentColor' })
export const tick = style({ stroke: color.ink, strokeWidth: 2 })

const label = style({ fill: color.ink, fontVariantNumeric: 'tabular-nums', textAnchor: 'middle' })
export const figure = style([label, { fontSize: 42, fontWeight: 600, letterSpacing: '-.02em' }])
export const bigFigure = style([figure, { fontSize: 54 }])
export const unit = style([label, { fill: color.muted, fontSize: 15 }])

export const inlineTick = style({
  display: 'inline',
  marginRight: vars.space.s6,
  verticalAlign: -3,
  stroke: 'currentColor',
})

export const mini = style({ fill: 'none' })
export const miniFigure = style([label, { fontSize: 14, fontWeight: 600, letterSpacing: '-.03em' }])

export const rings = style({ fill: 'none', stroke: color.line })
export const fine = style({ stroke: color.control })
export const filled = style({ stroke: color.brand })
export const shot = style({ fill: color.accent, stroke: 'none' })

export const open = style({ strokeWidth: 2 })

export const mark = style({ fill: 'none', stroke: color.brand })

export const ringsSize = styleVariants({
  small: { width: 72, height: 'auto', '@media': { [from(560)]: { width: 96 } } },
  large: { width: 140, height: 'auto', '@media': { [from(720)]: { width: 234 } } },
})

export const unlockSize = styleVariants({
  inline: { flex: 'none', width: 44, height: 44 },
  small: { width: 72, height: 72 },
})

export const target = style({ width: '100%', height: 'auto' })
export const ring = style({ fill: 'none', stroke: color.control, strokeWidth: 0.75 })
export const disc = style({ fill: color.disc })
export const discRing = style({ fill: 'none', stroke: color.onDisc, strokeOpacity: 0.6, strokeWidth: 0.75 })
export const targetShot = style({ fill: color.accent, stroke: color.onDisc, strokeWidth: 1.5 })

export const targetFigure = style({
  fill: color.muted,
  fontSize: 9,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
export const discFigure = style([targetFigure, { fill: color.onDisc }])
