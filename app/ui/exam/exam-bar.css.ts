import { style } from '@vanilla-extract/css'
import { smallPhone } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  marginBottom: space.s12,
  '@media': { [smallPhone]: { marginBottom: space.s4 } },
})

export const title = style({ fontSize: text.t22, letterSpacing: '-.01em' })
export const total = style({ color: color.muted, fontWeight: 400 })
