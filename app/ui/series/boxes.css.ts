import { style } from '@vanilla-extract/css'
import { hairline, vars } from '../tokens/vars.css'

const { space } = vars

export const rings = style({ flex: 'none', width: 36, height: 36 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s16,
  minHeight: 60,
  paddingBlock: space.s8,
  borderTop: hairline,
})

export const words = style({ lineHeight: 1.35 })
