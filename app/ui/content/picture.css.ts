import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: 480,
  height: 'auto',
  marginBottom: vars.space.s16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [onPaper]: { maxWidth: 140, breakInside: 'avoid' } },
})
