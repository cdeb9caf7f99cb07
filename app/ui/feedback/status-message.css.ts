import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const message = style({
  display: 'flex',
  gap: space.s12,
  padding: `${space.s12} ${space.s16}`,
  border: `1px solid ${color.line}`,
  borderLeft: `4px solid ${color.success}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  lineHeight: 1.4,
  '@media': { [onPaper]: { display: 'none' } },
})

export const failure = style({ borderLeftColor: color.danger })
export const sign = style({ paddingTop: 2 })
export const title = style({ fontWeight: 600 })
export const text = style({ color: color.muted, fontSize: vars.text.t14 })
