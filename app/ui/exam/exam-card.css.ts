import { globalStyle, style } from '@vanilla-extract/css'
import { card as plainCard, note } from '../content/blocks.css'
import { centred, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

export const card = style([plainCard, { display: 'flex', flexDirection: 'column', gap: space.s16 }])
export const locked = style([card, { alignSelf: 'start', background: color.sunken }])

export const head = style({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
})

globalStyle(`${head} > *`, { minWidth: 0 })

export const foot = style({ marginTop: 'auto' })

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
globalStyle(`${unlock} > :last-child`, { flex: '1 1 9rem', minWidth: 0 })
export const unlockTitle = style({ ...centred, gap: space.s8, fontWeight: 600 })
