import { globalStyle, style } from '@vanilla-extract/css'
import { card as plainCard, note } from '../content/blocks.css'
import { oneColumn, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

export const card = style([plainCard, { display: 'flex', flexDirection: 'column', gap: space.s16 }])
/* As high as what it says: it has no button to end on the line of the other one. */
export const locked = style([card, { alignSelf: 'start', background: color.sunken }])

export const head = style({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
})

globalStyle(`${head} > *`, { minWidth: 0 })

/* Cards side by side end on one line. */
export const foot = style({ ...oneColumn, gap: space.s16, marginTop: 'auto' })

/* Above the cards. */
export const other = style([
  note.warning,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBottom: space.s24,
    fontSize: vars.text.t16,
    overflowWrap: 'anywhere',
  },
])

export const unlock = style({ ...wrapping, alignItems: 'center', gap: space.s16 })
/* Below the rings where the letters are very large. */
globalStyle(`${unlock} > :last-child`, { flex: '1 1 9rem', minWidth: 0 })
export const unlockTitle = style({ display: 'flex', alignItems: 'center', gap: space.s8, fontWeight: 600 })
