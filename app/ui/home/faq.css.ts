import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const list = style({ borderTop: `1px solid ${color.line}` })
export const item = style({ borderBottom: `1px solid ${color.line}` })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s16,
  minHeight: 60,
  paddingBlock: space.s12,
  fontWeight: 600,
  lineHeight: 1.35,
  ':hover': { color: color.brand },
})

export const answer = style({ paddingBottom: space.s24 })
