import { globalStyle, style } from '@vanilla-extract/css'
import { section } from '../layout/layout.css'
import { below, equalColumns, from, onPaper } from '../tokens/media'
import { centred, oneColumn, smallMuted, tapLine, vars } from '../tokens/vars.css'

const { color, space } = vars

const twoColumns = { gridTemplateColumns: equalColumns(2), columnGap: space.s24 }

const onPhones = `screen and ${below(900)}`

export const themes = style([section, { '@media': { [onPhones]: { marginTop: space.s24 } } }])
/* Keeps the two folds together. */
globalStyle(`${themes} + section:has(> details)`, { '@media': { [onPhones]: { marginTop: space.s12 } } })

/* The button of the fold says the same. Screen readers find the section by its heading all the same. */
export const title = style({
  marginBottom: space.s16,
  '@media': { [onPhones]: { display: 'none' } },
})

export const list = style({
  ...oneColumn,
  gap: space.s8,
  marginTop: space.s8,
  '@media': { [from(720)]: twoColumns, [onPaper]: { ...twoColumns, rowGap: 0 } },
})

export const score = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s16,
  alignItems: 'center',
  alignContent: 'start',
  '@media': { [onPaper]: { breakInside: 'avoid' } },
})

export const lesson = style({
  ...tapLine,
  '@media': { [onPaper]: { minHeight: 0, color: color.ink, textDecoration: 'none' } },
})

export const figures = style({
  ...centred,
  gap: space.s16,
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const revise = style([lesson, { '@media': { [onPaper]: { display: 'none' } } }])

export const bar = style({ gridColumn: '1 / -1', '@media': { [onPaper]: { display: 'none' } } })
