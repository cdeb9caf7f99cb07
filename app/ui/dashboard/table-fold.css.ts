import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { tapLine, underlined, vars } from '../tokens/vars.css'

export const summary = style({
  ...tapLine,
  ...underlined,
  color: vars.color.brand,
  '@media': { [onPaper]: { display: 'none' } },
})
globalStyle(`${summary} + *`, { marginBottom: vars.space.s16 })
