import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'
import { finding, findings } from './findings.css'

const { color, space } = vars

export const list = style([findings])
export const row = style([
  finding,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8, paddingBlock: space.s16 },
])

/* What a member wrote. */
export const quotation = style({
  maxWidth: '68ch',
  margin: 0,
  paddingLeft: space.s12,
  borderLeft: `3px solid ${color.control}`,
})

export const option = style({ display: 'flex', alignItems: 'center', gap: space.s8, lineHeight: 1.5 })
export const right = style([option, { color: color.success, fontWeight: 600 }])
