import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const nowrap = style({ whiteSpace: 'nowrap' })

export const figures = style({ fontVariantNumeric: 'tabular-nums' })

export const small = style({ fontSize: vars.text.t14 })

export const muted = style({ color: vars.color.muted })

/** The colours of the tones, which only repeat the word or the icon beside them. */
export const toneText = styleVariants({
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
})

export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const hidden = style({ ...unseen, whiteSpace: 'nowrap' })
