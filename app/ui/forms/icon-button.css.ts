import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

/** A drawing to tap, at the edge of what it belongs to; hidden until a script has a use for it. */
export const iconButton = style({
  display: 'grid',
  position: 'absolute',
  placeItems: 'center',
  width: vars.tap,
  height: vars.tap,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&[hidden]': { display: 'none' } },
})
