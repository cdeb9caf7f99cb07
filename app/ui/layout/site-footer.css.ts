import { style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const footer = style({
  paddingBlock: `${space.s24} ${space.s32}`,
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: vars.text.t14,
  '@media': { [onPaper]: { display: 'none' } },
})

export const line = style({
  display: 'grid',
  gap: space.s8,
})

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s24 })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.tap,
  color: 'inherit',
})
