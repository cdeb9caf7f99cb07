import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

const base = style({
  display: 'inline-block',
  padding: `1px ${space.s8}`,
  border: '1px solid currentColor',
  borderRadius: 4,
  fontSize: vars.text.t14,
  fontWeight: 600,
  lineHeight: 1.45,
  whiteSpace: 'nowrap',
})

const filled = (text: string, ground: string) => [
  base,
  { borderColor: 'transparent', background: ground, color: text },
]

export const badge = styleVariants({
  plain: [base, { color: color.muted }],
  accent: [base, { color: color.accent }],
  brand: filled(color.brand, color.brandBg),
  success: filled(color.success, color.successBg),
  warning: filled(color.warning, color.warningBg),
  danger: filled(color.danger, color.dangerBg),
})
