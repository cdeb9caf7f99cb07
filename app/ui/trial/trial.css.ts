import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const start = style({ display: 'grid', gap: space.s24, marginTop: space.s16 })

export const themes = style({ display: 'grid' })
export const theme = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s12,
  paddingBlock: space.s8,
  borderBottom: `1px solid ${color.line}`,
})
export const name = style({ display: 'block' })
