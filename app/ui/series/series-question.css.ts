import { globalStyle, style } from '@vanilla-extract/css'
import { actions as examActions } from '../exam/exam-actions.css'
import { hint as examHint } from '../forms/keys-hint.css'
import { about, title } from '../exam/option.css'
import { twoThirds, wide } from '../layout/layout.css'
import { below, from, onPaper, sheeted, sheetedWide } from '../tokens/media'
import { centred, oneColumn, smallMuted, tapLine, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const columns = style([
  twoThirds,
  { marginTop: space.s24, '@media': { [from(900)]: { gridTemplateRows: 'auto 1fr' } } },
])
export const main = wide

/* Under a sheet, its children are those of the page, so that the sheet may cover the page's first lines. */
export const answered = style([columns, { '@media': { [sheeted]: { display: 'contents' } } }])
globalStyle(`${answered} > * > section`, {
  '@media': { [from(900)]: { gridRow: '1 / span 2', gridColumn: 3 } },
})
export const asked = style([main, { '@media': { [sheeted]: { flex: 1, marginBlock: space.s12 } } }])
/* Compact above the sheet, where the question has been read already. */
export const askedTitle = style([
  title,
  { '@media': { [sheeted]: { marginBottom: space.s12, fontSize: text.t16, lineHeight: 1.35 } } },
])
export const askedOptions = style({
  display: 'grid',
  gap: space.s12,
  fontSize: text.t18,
  '@media': { [sheeted]: { gap: space.s8, fontSize: text.t16 } },
})
globalStyle(`${askedOptions} > li > div`, {
  '@media': { [sheeted]: { columnGap: space.s12, minHeight: 44, paddingBlock: space.s4 } },
})
globalStyle(`${askedOptions} > li > div > :first-child`, {
  '@media': { [sheeted]: { width: 28, height: 28, fontSize: text.t14 } },
})
globalStyle(`${asked} > img`, { '@media': { [sheeted]: { maxHeight: '30vh' } } })

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
export const onward = style({
  ...oneColumn,
  gap: `${space.s8} ${space.s24}`,
  '@media': {
    [from(720)]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
    [from(900)]: { gridColumn: 'span 2', alignSelf: 'start' },
    [sheeted]: {
      padding: `${space.s4} ${space.s16} max(${space.s12}, env(safe-area-inset-bottom))`,
      background: color.surface,
    },
    [sheetedWide]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: space.s24 },
    [onPaper]: { display: 'none' },
  },
})
globalStyle(`${onward} > a`, { '@media': { [from(720)]: { minWidth: 160 } } })
export const waiting = style({
  gridColumn: '1 / -1',
  selectors: { '&:has(> [hidden])': { position: 'absolute' } },
  '@media': { [from(720)]: { gridRow: 2 }, [sheetedWide]: { gridRow: 'auto' } },
})

export const hint = style([examHint, { '@media': { [from(900)]: { gridColumn: 'span 2', marginTop: 0 } } }])

export const kept = style({
  ...smallMuted,
  '@media': { [below(720)]: { display: 'none' } },
})
globalStyle(`${onward} > ${kept}`, { '@media': { [sheeted]: { display: 'none' } } })

/* The end of a page's first line. */
export const place = style({ ...centred, gap: space.s16 })
export const name = style({ color: color.muted, '@media': { [below(560)]: { display: 'none' } } })
export const stop = style({ ...tapLine, color: color.brand })
