import { globalStyle, style } from '@vanilla-extract/css'
import { note } from '../content/blocks.css'
import { laidOpen } from '../content/fold.css'
import { twoThirds, wide } from '../layout/layout.css'
import { from, HEADER_HEIGHT, onPaper } from '../tokens/media'
import { centred, hairline, oneColumn, quietLink, vars } from '../tokens/vars.css'

const { color, space, text: size } = vars

export const columns = style([
  twoThirds,
  { rowGap: 0, '@media': { [from(900)]: { gridTemplateRows: 'auto 1fr' }, [onPaper]: { display: 'block' } } },
])

export const text = style([wide, { '@media': { [from(900)]: { gridRow: 2 } } }])

/* A lesson that fits a sheet. A browser without `zoom` takes two. */
export const card = style({ '@media': { [onPaper]: { zoom: 0.64 } } })
globalStyle(`${card} > ${text}`, { '@media': { [onPaper]: { columnCount: 2, columnGap: space.s24 } } })
globalStyle(`${card} h2`, { '@media': { [onPaper]: { breakAfter: 'avoid' } } })
globalStyle(`${card} :is(th, td)`, { '@media': { [onPaper]: { paddingBlock: 2, lineHeight: 1.3 } } })

export const head = style([wide, { ...oneColumn, alignContent: 'start', gap: space.s8 }])
export const lead = style({
  maxWidth: '56ch',
  marginTop: space.s8,
  fontSize: size.t18,
  '@media': { [onPaper]: { maxWidth: 'none' } },
})

export const section = style({
  ...oneColumn,
  gap: space.s16,
  marginTop: space.s48,
  '@media': { [onPaper]: { marginTop: space.s24 } },
})

export const keep = style({
  gap: space.s8,
  padding: space.s16,
  borderRadius: vars.radius.card,
  background: color.brandBg,
  '@media': { [from(560)]: { padding: space.s24 }, [onPaper]: { padding: 0, background: 'none' } },
})
globalStyle(`${keep} > h2`, { fontSize: size.t18 })
globalStyle(`${keep} li::marker`, { color: color.brand })
export const confusion = style({
  ...oneColumn,
  gap: `${space.s8} ${space.s24}`,
  paddingBlock: space.s12,
  borderTop: hairline,
  breakInside: 'avoid',
  '@media': { [from(560)]: { gridTemplateColumns: '1fr 1fr' } },
})

const side18 = style({ display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', gap: space.s12 })
export const believed = style([side18, { color: color.muted }])
export const fact = style([side18])
globalStyle(`${side18} > svg`, { height: '1lh' })
globalStyle(`${believed} > svg`, { color: color.danger })
globalStyle(`${fact} > svg`, { color: color.success })

export const check = style([
  note.info,
  { marginTop: space.s48, breakInside: 'avoid', '@media': { [onPaper]: { marginTop: space.s24 } } },
])

export const side = style({
  ...oneColumn,
  gap: space.s24,
  minWidth: 0,
  marginTop: space.s24,
  '@media': {
    [from(900)]: {
      position: 'sticky',
      top: `calc(${HEADER_HEIGHT}px + ${space.s24})`,
      gridColumn: 3,
      gridRow: '1 / span 2',
      marginTop: 0,
    },
    [onPaper]: { display: 'none' },
  },
})

export const beside = style({ display: 'none', '@media': { [from(900)]: { ...oneColumn, gap: space.s12 } } })
export const after = style({
  marginTop: space.s32,
  '@media': { [from(900)]: { display: 'none' }, [onPaper]: { display: 'none' } },
})
export const sideTitle = style({ fontSize: size.t18 })

export const contentsTitle = style([
  sideTitle,
  {
    display: 'none',
    marginBottom: space.s8,
    '@media': { [from(900)]: { '@supports': { [laidOpen]: { display: 'block' } } } },
  },
])
export const entry = style({
  borderTop: hairline,
  selectors: { '[open] > ol > &:first-child': { borderTop: 0 } },
})
export const entryLink = style({ ...centred, minHeight: vars.tap, ...quietLink })
