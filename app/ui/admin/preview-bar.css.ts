import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

export const bar = style({
  display: 'grid',
  gap: vars.space.s16,
  marginBlock: `${vars.space.s8} ${vars.space.s24}`,
  '@media': { [from(900)]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
