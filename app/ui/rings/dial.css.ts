import { style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color } = vars

export const dial = style({
  width: 208,
  height: 208,
  fill: 'none',
  '@media': { [from(900)]: { width: 240, height: 240 }, [onPaper]: { width: 112, height: 112 } },
})

export const mastery = style({ fill: 'none', color: color.brand })

export const hair = style({ stroke: color.line })
export const track = style({ stroke: color.line, strokeWidth: 12 })
export const arc = style({ stroke: 'currentColor', strokeWidth: 12 })
export const tick = style({ stroke: color.ink, strokeWidth: 2 })

const label = style({
  fill: color.ink,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
})
export const figure = style([label, { fontSize: 42, fontWeight: 600, letterSpacing: '-.02em' }])
export const bigFigure = style([figure, { fontSize: 54 }])
export const unit = style([label, { fill: color.muted, fontSize: 15 }])

export const inlineTick = style({
  display: 'inline',
  marginRight: 6,
  verticalAlign: -3,
  stroke: 'currentColor',
})

export const mini = style({ fill: 'none', strokeWidth: 3.5 })
export const miniTrack = style({ stroke: color.line })
export const miniArc = style({ stroke: 'currentColor' })
export const miniFigure = style([label, { fontSize: 14, fontWeight: 600, letterSpacing: '-.03em' }])
