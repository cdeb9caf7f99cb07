import { globalStyle, style } from '@vanilla-extract/css'
import { atDesk, below, from, scripted } from '../tokens/media'
import {
  hairline,
  layer,
  oneColumn,
  quietLink,
  smallMuted,
  tapLine,
  vars,
  wrapping,
} from '../tokens/vars.css'

const { color, space } = vars

export const panel = style({
  marginBlock: `${space.s24} ${space.s32}`,
  border: `1px solid ${color.warning}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})

export const title = style({
  padding: `${space.s12} ${space.s16}`,
  borderRadius: `calc(${vars.radius.card} - 1px) calc(${vars.radius.card} - 1px) 0 0`,
  background: color.warningBg,
  color: color.warning,
  fontSize: vars.text.t16,
  letterSpacing: 0,
})

export const head = style({ padding: `${space.s8} ${space.s16}`, borderBottom: hairline })

/* Browsers without :has() always show it. */
export const bar = style({
  ...wrapping,
  position: 'sticky',
  bottom: 0,
  zIndex: layer.bar,
  alignItems: 'center',
  gap: space.s8,
  padding: space.s12,
  borderTop: hairline,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: color.surface,
  '@supports': {
    'selector(:has(*))': {
      selectors: { [`${panel}:not(:has([data-row] :checked)) &`]: { display: 'none' } },
    },
  },
})

export const row = style({
  ...oneColumn,
  gap: space.s12,
  padding: space.s16,
  selectors: { '& + &': { borderTop: hairline } },
  '@media': {
    [from(900)]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: space.s24,
      paddingBlock: space.s12,
    },
  },
})

export const done = style([row, { display: 'block', padding: space.s8 }])

export const selectableRow = style([
  row,
  {
    gridTemplateColumns: `${vars.tap} minmax(0, 1fr)`,
    gap: `${space.s12} ${space.s4}`,
    paddingLeft: space.s8,
    selectors: { [`${done} + &`]: { scrollMarginTop: '10rem' } },
    '@media': {
      [from(900)]: { gridTemplateColumns: `${vars.tap} minmax(0, 1fr) auto`, columnGap: space.s8 },
    },
  },
])

export const tick = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.tap,
  height: vars.tap,
  '@media': { [from(1024)]: { marginTop: `calc((1.3rem - ${vars.tap}) / 2)` } },
  selectors: {
    '&:has(:focus-visible)': {
      borderRadius: vars.radius.control,
      outline: `3px solid ${color.brand}`,
      outlineOffset: -2,
    },
  },
})
export const link = style({ ...quietLink, '@media': { [below(1024)]: tapLine } })
export const meta = style({ marginTop: space.s4, ...smallMuted })
export const marks = style({ marginTop: space.s4 })
export const excerpt = style({ marginTop: space.s4, fontSize: vars.text.t14 })

export const similar = style([excerpt, { paddingLeft: space.s8, borderLeft: `3px solid ${color.warning}` }])
export const keys = style({
  display: 'none',
  marginTop: space.s8,
  ...smallMuted,
  '@media': { [`${scripted} and ${atDesk}`]: { display: 'block' } },
})

export const actions = style({
  selectors: { [`${selectableRow} > &`]: { gridColumn: '1 / -1', paddingLeft: space.s8 } },
  '@media': {
    [from(900)]: { selectors: { [`${selectableRow} > &`]: { gridColumn: 'auto', paddingLeft: 0 } } },
  },
})

globalStyle(`${marks} *`, { whiteSpace: 'normal' })
globalStyle(`${meta} > :first-child`, { marginRight: space.s4 })
