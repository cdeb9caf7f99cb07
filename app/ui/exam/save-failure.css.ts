import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const notice = style({ marginBottom: vars.space.s16 })

export const retry = style({ marginTop: vars.space.s8 })
