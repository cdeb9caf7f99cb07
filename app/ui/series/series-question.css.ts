import { globalStyle, style } from '@vanilla-extract/css'
import { actions as examActions } from '../exam/exam-actions.css'
import { hint as examHint } from '../forms/keys-hint.css'
import { about } from '../exam/option.css'
import { twoThirds, wide } from '../layout/layout.css'
import { below, from } from '../tokens/media'
import { smallMuted, vars } from '../tokens/vars.css'

const { color, space } = vars

export const columns = style([
  twoThirds,
  { marginTop: space.s24, '@media': { [from(900)]: { gridTemplateRows: 'auto 1fr' } } },
])
export const main = wide
export const side = style({
  minWidth: 0,
  '@media': { [from(900)]: { gridRow: '1 / span 2', gridColumn: 3 } },
})

export const outcome = style({ ':focus-visible': { outlineOffset: space.s8 } })

globalStyle(`${main} > ${about} + *`, { marginTop: space.s16 })

export const actions = style([
  examActions,
  {
    '@media': {
      [below(720)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [from(720)]: { gridTemplateColumns: 'auto 1fr', gap: space.s24, marginTop: 0 },
      [from(900)]: { gridColumn: 'span 2', alignSelf: 'start' },
    },
  },
])
export const waiting = style({
  gridColumn: '1 / -1',
  selectors: { '&:has(> [hidden])': { position: 'absolute' } },
  '@media': { [from(720)]: { gridRow: 2 } },
})

export const hint = style([examHint, { '@media': { [from(900)]: { gridColumn: 'span 2', marginTop: 0 } } }])

export const kept = style({ ...smallMuted, '@media': { [below(720)]: { display: 'none' } } })
export const stop = style({ display: 'inline-block', paddingBlock: space.s12, color: color.brand })
