import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'
import { dot } from './question-strip.css'

const { space } = vars

export const question = style({ display: 'grid', gap: space.s24, maxWidth: 560 })
export const title = style({ marginBottom: space.s8, fontWeight: 600 })
globalStyle(`h2 + ${question}`, { marginTop: space.s8 })
export const number = style([dot, { textDecoration: 'none' }])
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12 })
