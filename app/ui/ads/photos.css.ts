import { globalStyle, style } from '@vanilla-extract/css'
import { cover } from '../content/picture.css'
import {
  below,
  equalColumns,
  forcedColors,
  from,
  largeLetters,
  motionAllowed,
  scripted,
} from '../tokens/media'
import { centred, hairline, vars, wrapping } from '../tokens/vars.css'

const { color, space, radius } = vars

export const none = style({
  ...cover,
  fill: 'none',
  stroke: color.control,
  strokeOpacity: 0.6,
  background: color.sunken,
})

export const frame = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: hairline,
  borderRadius: radius.control,
})
export const zoom = style({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: -3 },
})

const columns = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(3),
  alignItems: 'start',
  gap: space.s8,
  marginBottom: space.s24,
})
const beside = style([columns, { '@media': { [from(720)]: { gridTemplateColumns: equalColumns(4) } } }])
const sixths = style([columns, { gridTemplateColumns: equalColumns(6) }])
export const gallery = {
  one: columns,
  few: style([beside, { '@media': { [from(720)]: { gridTemplateRows: 'auto auto 1fr' } } }]),
  four: beside,
  five: style([sixths]),
  six: style([sixths]),
}
globalStyle(`${sixths} > li:not(:first-child)`, { gridColumn: 'span 2' })
const half = { gridColumn: 'span 3', aspectRatio: '2 / 1' }
globalStyle(`${gallery.five} > li:nth-child(n + 2), ${gallery.six} > li:nth-child(n + 5)`, {
  '@media': { [below(720)]: half },
})
globalStyle(`${gallery.five} > li:nth-child(n + 4)`, { '@media': { [from(720)]: half } })
const first = style([frame, { gridColumn: '1 / -1', borderRadius: radius.card }])
const firstBeside = style([first, { '@media': { [from(720)]: { gridColumn: 'span 3', gridRow: 'span 3' } } }])
const highAsOthers = { '@media': { [from(720)]: { alignSelf: 'stretch', aspectRatio: 'auto' } } }
const firstOfMany = style([
  first,
  highAsOthers,
  { '@media': { [from(720)]: { gridColumn: 'span 4', gridRow: 'span 2' } } },
])
export const firstItem = {
  one: first,
  few: firstBeside,
  four: style([firstBeside, highAsOthers]),
  five: firstOfMany,
  six: firstOfMany,
}

export const thumbnail = style({
  flex: 'none',
  width: 72,
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.control,
})
/* The picture of an item, beside its fields. */
export const edited = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: `${space.s8} ${space.s16}`,
  alignItems: 'start',
  '@media': {
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from(560)]: { gridTemplateColumns: '144px minmax(0, 1fr)' },
  },
})

/* Empty until there are photos. */
export const sent = style({ display: 'grid', gap: space.s16, ':empty': { display: 'none' } })

/* On a phone, the three buttons of a photo stand in one line beside it. */
export const rows = style({ display: 'grid', gap: space.s12, ':empty': { display: 'none' } })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: space.s12,
  alignItems: 'center',
  '@media': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${row} > ${frame}`, { gridRow: 'span 3', alignSelf: 'start', width: 72 })
globalStyle(`${row} canvas`, cover)
export const rowName = style({ fontSize: vars.text.t14, fontWeight: 600, overflowWrap: 'anywhere' })
export const progress = style({ width: '100%', accentColor: color.brand })
export const acts = style({ ...wrapping, gap: space.s4 })
globalStyle(`${acts} > button`, { minWidth: vars.tap, paddingInline: space.s8 })

/* With a script, photos are sent as they are chosen. */
export const withoutScript = style({ '@media': { [scripted]: { display: 'none' } } })

/* The list that behaviours/shrink-photos.ts fills with previews. */
export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: space.s8,
  ':empty': { display: 'none' },
})
globalStyle(`${previews} canvas`, {
  ...cover,
  aspectRatio: '4 / 3',
  border: hairline,
  borderRadius: radius.control,
})

/* Shows photos uncropped, since moderators must read text on them. */
export const inspected = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: space.s8,
  marginTop: space.s8,
})
globalStyle(`${inspected} img`, { objectFit: 'contain' })

/* The viewer that behaviours/show-photos.ts creates. */
const viewer = 'dialog.photo-viewer'
globalStyle(`${viewer}[open]`, {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: '100%',
  maxWidth: '100%',
  height: '100%',
  maxHeight: '100%',
  border: 0,
  borderRadius: 0,
  background: '#111',
  color: '#fff',
})
globalStyle(`${viewer} > *`, { padding: 0 })
globalStyle(`${viewer} > ul`, {
  display: 'flex',
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } },
})
globalStyle(`${viewer} li`, {
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
})
globalStyle(`${viewer} img`, { width: '100%', height: '100%', objectFit: 'contain' })
globalStyle(`${viewer} > div`, { ...centred, justifyContent: 'center', gap: space.s8, padding: space.s8 })
globalStyle(`${viewer} button`, {
  minWidth: vars.tap,
  minHeight: vars.tap,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.t22,
  cursor: 'pointer',
  '@media': { [forcedColors]: { border: '1px solid' } },
})
globalStyle(`${viewer} :focus-visible`, { outline: '3px solid #fff', outlineOffset: -3 })
