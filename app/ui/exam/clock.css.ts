import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

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

export const sign = style({ alignSelf: 'center', color: vars.color.muted })

const danger = { color: vars.color.danger }
export const late = style(danger)
export const lateSign = style([sign, danger])
