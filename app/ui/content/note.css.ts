import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

const base = style({
  display: 'grid',
  gap: space.s8,
  padding: `${space.s12} ${space.s16}`,
  borderLeft: `3px solid ${color.control}`,
  background: color.sunken,
  fontSize: vars.text.t14,
})

/* What somebody has typed keeps its lines. */
export const words = style({ whiteSpace: 'pre-line' })

export const note = styleVariants({
  info: [base],
  warning: [base, { borderColor: color.warning, background: color.warningBg }],
  danger: [base, { borderColor: color.danger, background: color.dangerBg }],
})
