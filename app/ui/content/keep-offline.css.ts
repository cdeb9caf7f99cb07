import { globalStyle, style } from '@vanilla-extract/css'
import { below, onPaper, scripted } from '../tokens/media'
import { centred, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

/* Holds its room before the script comes, so that nothing moves. */
export const place = style({
  marginTop: space.s8,
  '@media': { [scripted]: { minHeight: vars.tap }, [onPaper]: { display: 'none' } },
})

/* The words of all pages are below the button on a phone. */
export const tallPlace = style([
  place,
  { '@media': { [`${scripted} and ${below(560)}`]: { minHeight: `calc(${vars.tap} + ${space.s32})` } } },
])

export const keep = style({ ...wrapping, alignItems: 'center', gap: `${space.s8} ${space.s12}` })
export const state = style(smallMuted)
export const progress = style({ width: '8rem', accentColor: color.brand })
export const link = style({ ...centred, minHeight: vars.tap })

/** The list that the service worker fills. */
export const kept = style({ marginTop: space.s16 })
globalStyle(`${kept} > li > a`, { ...centred, minHeight: vars.tap })
