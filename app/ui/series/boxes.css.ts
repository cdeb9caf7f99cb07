import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const rings = style({ flex: 'none', width: 36, height: 36 })

export const list = style({ borderBottom: `1px solid ${color.line}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s16,
  minHeight: 60,
  paddingBlock: space.s8,
  borderTop: `1px solid ${color.line}`,
})

export const words = style({ lineHeight: 1.35 })
export const about = style({ display: 'block', color: color.muted, fontSize: vars.text.t14 })
export const count = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
