import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../content/blocks.css'
import { from } from '../tokens/media'
import { centred, ring, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const seller = style([card, { display: 'grid', gap: space.s12, minWidth: 0 }])

export const name = style({ ...centred, gap: space.s12, fontSize: text.t18, overflowWrap: 'anywhere' })
export const initial = style({
  ...ring,
  flex: 'none',
  width: 40,
  height: 40,
  fontSize: text.t16,
  fontWeight: 600,
})

export const mark = style({ display: 'flex', alignItems: 'flex-start', gap: space.s8, lineHeight: 1.4 })
globalStyle(`${mark} > svg`, { flex: 'none', color: color.success })

export const safe = style({
  padding: `${space.s12} ${space.s16}`,
  borderLeft: `3px solid ${color.warning}`,
  background: color.warningBg,
  fontSize: text.t14,
})
globalStyle(`${safe} h3`, { marginBottom: space.s4, fontSize: text.t14, letterSpacing: 0 })
globalStyle(`${safe} ul`, { display: 'grid', gap: space.s4, paddingLeft: space.s16, listStyle: 'disc' })
globalStyle(`${safe} ::marker`, { color: color.warning })

export const toSeller = style({ marginTop: space.s16, '@media': { [from(900)]: { display: 'none' } } })
