import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.tap,
  '@media': { [onPaper]: { display: 'none' } },
})
