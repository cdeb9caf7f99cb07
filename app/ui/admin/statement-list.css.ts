import { globalStyle, style } from '@vanilla-extract/css'
import { label } from '../forms/field.css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'
import { finding, findings } from './findings.css'

const { color, space } = vars

export const list = style([findings])

export const row = style([
  finding,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s12,
    '@media': {
      [from(900)]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space.s24 },
    },
    // Where the act leads back to, it is marked.
    selectors: { '&:target': { background: color.brandBg } },
  },
])

export const act = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s8 })
export const choice = style({ flex: '1 1 220px', minWidth: 0 })

globalStyle(`${act} ${label}`, { color: color.muted, fontSize: vars.text.t14, fontWeight: 400 })

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s12,
  marginBottom: space.s16,
})
