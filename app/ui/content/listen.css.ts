import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

/** A line with the button at its end. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s16,
})

/* Higher than a line of text, but the line does not grow when the button appears. */
export const listen = style({
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  width: vars.tap,
  height: vars.tap,
  alignSelf: 'center',
  margin: `calc(-1*${space.s12}) calc(-1*${space.s12}) calc(-1*${space.s12}) 0`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
  selectors: {
    ':root[data-voice] &': { display: 'grid' },
    '&[data-reading]': { color: color.brand, background: color.brandBg },
  },
  '@media': {
    [forcedColors]: { border: '1px solid' },
    [onPaper]: { selectors: { ':root[data-voice] &': { display: 'none' } } },
  },
})
globalStyle(`${listen}[data-reading] > svg`, { fill: 'currentColor' })

/* What is being read on the page. */
globalStyle('[data-read]', { background: color.brandBg, boxShadow: `0 0 0 ${space.s4} ${color.brandBg}` })
