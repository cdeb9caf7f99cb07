import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const settings = style({ display: 'grid', gap: space.s32 })

/* What it is about in the first third, what can be done in the other two. */
export const setting = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s16,
  paddingTop: space.s24,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [from(900)]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: space.s24,
      paddingTop: space.s32,
    },
  },
})

export const about = style({ maxWidth: '44ch' })
export const text = style({ marginTop: space.s8, color: color.muted, fontSize: vars.text.t14 })
export const body = style({ display: 'grid', alignContent: 'start', gap: space.s24, minWidth: 0 })
