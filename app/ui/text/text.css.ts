import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const nowrap = style({ whiteSpace: 'nowrap' })

export const figures = style({ fontVariantNumeric: 'tabular-nums' })

export const small = style({ fontSize: vars.text.t14 })

export const muted = style({ color: vars.color.muted })

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
