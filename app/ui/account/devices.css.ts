import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const list = style({ marginBottom: `-${space.s12}` })

export const row = style({
  display: 'grid',
  gap: space.s8,
  paddingBlock: space.s12,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` }, '&:first-child': { paddingTop: 0 } },
  '@media': {
    [from(560)]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space.s24,
    },
  },
})

export const about = style({ display: 'grid', gap: 2 })

export const name = style({
  marginBottom: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s12}`,
  fontWeight: 600,
})
