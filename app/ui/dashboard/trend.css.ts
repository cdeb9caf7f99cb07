import { globalStyle, style } from '@vanilla-extract/css'
import { oneColumn, vars } from '../tokens/vars.css'

export const head = style({ ...oneColumn, gap: vars.space.s4, marginBottom: vars.space.s32 })
globalStyle(`${head} > h3`, { fontSize: vars.text.t18 })
