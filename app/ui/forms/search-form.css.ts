import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { space } = vars

export const form = style({ display: 'grid', gap: space.s12, marginBottom: space.s8 })
export const action = style({ display: 'flex' })
