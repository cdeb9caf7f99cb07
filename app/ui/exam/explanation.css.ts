import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const explanation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  alignSelf: 'start',
  paddingLeft: space.s16,
  '@media': { [onPaper]: { gap: space.s4, fontSize: text.t14 } },
  borderLeft: `3px solid ${color.brand}`,
})

export const source = style({ color: color.muted, fontSize: text.t14 })
