import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const person = style({ display: 'grid' })
export const link = style({
  '@media': { '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: vars.tap } },
})
export const username = style({ color: vars.color.muted, fontWeight: 400 })
