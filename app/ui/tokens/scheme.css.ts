import { assignVars, styleVariants } from '@vanilla-extract/css'
import { schemes } from './schemes'
import { vars } from './vars.css'

/** A part of a page in the colours of one scheme, whichever the reader prefers. */
export const scheme = styleVariants(schemes, (colours, name) => ({
  colorScheme: name,
  vars: assignVars(vars.color, colours),
  color: vars.color.ink,
}))
