import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 })
