import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

/** Points down while the fold is closed, up while it is open. */
export const chevron = style({
  flex: 'none',
  width: 9,
  height: 9,
  margin: '-4px 2px 0',
  border: `solid ${vars.color.muted}`,
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
  selectors: { '[open] > summary > &': { marginTop: 4, transform: 'rotate(225deg)' } },
})
