import { styleVariants } from '@vanilla-extract/css'
import { vars } from './vars.css'

export type Tone = 'success' | 'warning' | 'danger'

/** The text colour of a mark or a message; the word or the sign beside it says the same. */
export const toneText = styleVariants({
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
} satisfies Record<Tone, object>)
