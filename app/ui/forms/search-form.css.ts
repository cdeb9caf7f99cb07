import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const form = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s12 })
