import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../tokens/media'
import { vars } from '../tokens/vars.css'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12 })
export const pair = style({})
export const column = style({})

globalStyle(`${column} > *`, { '@media': { [below(560)]: { flex: '1 1 100%' } } })
globalStyle(`${pair} > *`, { '@media': { [below(560)]: { flex: '1 1 0', paddingInline: vars.space.s12 } } })
