import { style } from '@vanilla-extract/css'
import { forcedColors } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color } = vars

export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  background: color.line,
  overflow: 'hidden',
  '::-webkit-progress-bar': { background: color.line },
  '::-webkit-progress-value': { background: color.brand },
  '::-moz-progress-bar': { background: color.brand },
  '@media': {
    [forcedColors]: {
      border: '1px solid CanvasText',
      '::-webkit-progress-value': { background: 'Highlight', forcedColorAdjust: 'none' },
      '::-moz-progress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
})
