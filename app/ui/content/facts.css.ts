import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const facts = style({ borderTop: `1px solid ${color.line}` })

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s16,
  paddingBlock: 10,
  borderBottom: `1px solid ${color.line}`,
})

export const term = style({ color: color.muted })
export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' })
