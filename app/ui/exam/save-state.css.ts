import { globalStyle, style } from '@vanilla-extract/css'
import { smallMuted, vars } from '../tokens/vars.css'

const { color, space } = vars

export const save = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: 24,
  ...smallMuted,
  lineHeight: 1.4,
  ':empty': { minHeight: 0 },
})

export const kept = style({ color: color.warning })

export const offline = style([save, kept])

/* Without a script, a newly chosen option is not saved yet, so the save state is hidden. */
globalStyle(`app-island:not([data-state=mounted]) form:has(:checked:not(:default)) ${save}`, {
  display: 'none',
})

export const notice = style({ marginBottom: vars.space.s16 })

export const retry = style({ marginTop: vars.space.s8 })
