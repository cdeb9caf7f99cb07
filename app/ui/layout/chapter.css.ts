import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'
import { thirds } from './layout.css'

const { color, space } = vars

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  paddingBlock: `${space.s24} ${space.s32}`,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [from(900)]: {
      gridTemplateColumns: thirds,
      columnGap: space.s24,
      paddingBlock: `${space.s32} ${space.s48}`,
    },
  },
})

export const head = style({ maxWidth: '44ch', overflowWrap: 'anywhere' })
export const about = style({ marginTop: space.s8, color: color.muted, fontSize: vars.text.t14 })
export const beside = style({ marginTop: space.s16 })

export const body = style({ display: 'grid', alignContent: 'start', gap: space.s24, minWidth: 0 })
export const text = style({ gap: space.s16, maxWidth: vars.measure })
