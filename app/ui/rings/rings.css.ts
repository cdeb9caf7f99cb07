import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color } = vars

export const rings = style({ fill: 'none', stroke: color.line })
export const fine = style({ stroke: color.control })
export const filled = style({ stroke: color.brand })
export const shot = style({ fill: color.accent, stroke: 'none' })

/** No shot yet: the centre stays open. */
export const open = style({ strokeWidth: 2 })

export const mark = style({ fill: 'none', stroke: color.brand })

export const ringsSize = styleVariants({
  small: { width: 72, height: 'auto', '@media': { [from(560)]: { width: 96 } } },
  large: { width: 140, height: 'auto', '@media': { [from(720)]: { width: 234 } } },
})

export const unlockSize = styleVariants({
  inline: { flex: 'none', width: 44, height: 44 },
  small: { width: 72, height: 72 },
  large: { width: 88, height: 88, '@media': { [from(560)]: { width: 152, height: 152 } } },
})
