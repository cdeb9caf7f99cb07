import { style } from '@vanilla-extract/css'
import { hairline, vars } from '../tokens/vars.css'

const { color, space } = vars

export const sources = style({ counterReset: 'source' })
export const source = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.s12,
  paddingBlock: space.s12,
  borderTop: hairline,
  counterIncrement: 'source',
  '::before': { content: 'counter(source)', color: color.muted },
  ':target': { background: color.brandBg },
})
