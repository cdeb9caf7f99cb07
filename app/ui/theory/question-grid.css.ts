import { globalStyle, style } from '@vanilla-extract/css'
import { laidOpen } from '../content/fold.css'
import { atDesk, forcedColors, from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const nav = style({ '@media': { [onPaper]: { display: 'none' } } })

export const title = style({
  display: 'none',
  '@media': {
    [atDesk]: {
      '@supports': {
        // As high as the page's title, so that the grid begins where the progress bar does.
        [laidOpen]: {
          display: 'block',
          marginBottom: space.s12,
          fontSize: text.t18,
          lineHeight: `calc(1.2*${text.t36})`,
        },
      },
    },
  },
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  border: `solid ${color.line}`,
  borderWidth: '1px 0 0 1px',
  '@media': { [from(560)]: { gridTemplateColumns: 'repeat(10, 1fr)' } },
})
globalStyle(`[open] > ${grid}`, { marginTop: space.s16, '@media': { [atDesk]: { marginTop: 0 } } })

/* By the element: a class on each of 160 cells is what the page would weigh most. */
globalStyle(`${grid} a`, {
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.tap,
  border: `solid ${color.line}`,
  borderWidth: '0 1px 1px 0',
  background: color.surface,
  color: color.ink,
  fontSize: text.t14,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '@media': { [atDesk]: { minHeight: 36 } },
})
globalStyle(`${grid} a:hover`, { background: color.brandBg })
globalStyle(`${grid} a[aria-current]`, {
  background: color.brand,
  color: color.onBrand,
  fontWeight: 600,
  '@media': { [forcedColors]: { outline: '3px solid Highlight', outlineOffset: -3 } },
})
globalStyle(`${grid} a:focus-visible`, { position: 'relative', zIndex: 1, borderRadius: 0 })
