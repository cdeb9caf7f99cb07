import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

const toneColor = createVar()

export const message = style({
  display: 'flex',
  gap: space.s12,
  padding: `${space.s12} ${space.s16}`,
  border: `1px solid ${color.line}`,
  borderLeft: `4px solid ${toneColor}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  lineHeight: 1.4,
  '@media': { [onPaper]: { display: 'none' } },
})

export const tone = styleVariants({
  success: { vars: { [toneColor]: color.success } },
  info: { vars: { [toneColor]: color.brand } },
  failure: { vars: { [toneColor]: color.danger } },
})

export const sign = style({ paddingTop: 2, color: toneColor })
export const title = style({ fontWeight: 600 })
export const text = style({ color: color.muted, fontSize: vars.text.t14 })
