import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { space, text } = vars

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  paddingTop: space.s16,
  '@media': {
    [from(720)]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'center' },
    [from(900)]: { gap: space.s64, paddingTop: space.s24 },
  },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  '@media': { [from(900)]: { gap: space.s24 } },
})
export const title = style({ fontSize: text.t48, lineHeight: 1.1 })
export const lead = style({ maxWidth: '46ch', fontSize: text.t18 })
export const actions = style({ marginTop: space.s8 })
