import { style, styleVariants } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

export const nowrap = style({ whiteSpace: 'nowrap' })

export const figures = style({ fontVariantNumeric: 'tabular-nums' })

export const small = style({ fontSize: vars.text.t14 })

export const muted = style({ color: vars.color.muted })

/** Always show a word or an icon that says the same as the colour. */
export const toneText = styleVariants({
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
})

export const notOnPaper = style({ '@media': { [onPaper]: { display: 'none' } } })

export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Lays an invisible input over its label, so that the input receives the tap. */
export const overLabel = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const

export const hidden = style({ ...unseen, whiteSpace: 'nowrap' })
