import { globalStyle, style } from '@vanilla-extract/css'
import { tints } from '../content/knowledge.css'
import { atDesk, forcedColors, from } from '../tokens/media'
import { hairline, highlighted, layer, smallMuted, tapLine, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

/* The bar that says what is known. Its width in px tells it without the colour. */
const BARS = {
  mastered: { width: 28, color: tints.mastered },
  inProgress: { width: 18, color: tints.inProgress },
  toRetake: { width: 8, color: tints.toRetake },
  changed: { width: 8, color: tints.toRetake },
}

export const numbers = style({ display: 'grid', gap: space.s8 })
globalStyle(`[open] > ${numbers}`, { marginTop: space.s16, '@media': { [atDesk]: { marginTop: 0 } } })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  border: `solid ${color.line}`,
  borderWidth: '1px 0 0 1px',
  '@media': { [from(560)]: { gridTemplateColumns: 'repeat(10, 1fr)' } },
})

/* Selects elements, because a class on every cell would make the page larger. */
globalStyle(`${grid} a`, {
  position: 'relative',
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
  '@media': { [forcedColors]: highlighted },
})
globalStyle(`${grid} a:focus-visible`, { zIndex: layer.raised, borderRadius: 0 })

export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8 })
const sample = `${legendItem} > i`
globalStyle(`${grid} [data-known]::after, ${sample}[data-known]::after`, {
  content: '""',
  position: 'absolute',
  bottom: 4,
  left: `calc(50% - ${BARS.mastered.width / 2}px)`,
  borderTop: '4px solid',
  borderRadius: 2,
})
for (const [known, { width, color: tint }] of Object.entries(BARS))
  globalStyle(`[data-known='${known}']::after`, { width, color: tint })
globalStyle(`${grid} a[aria-current]::after`, { color: 'inherit' })

export const legend = style({ ...wrapping, gap: `${space.s4} ${space.s16}`, ...smallMuted })
globalStyle(sample, {
  position: 'relative',
  width: 34,
  height: 14,
  border: hairline,
  background: color.surface,
  color: color.ink,
})

export const themes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space.s16,
  marginTop: space.s8,
  fontSize: text.t14,
})
globalStyle(`${themes} a`, tapLine)
