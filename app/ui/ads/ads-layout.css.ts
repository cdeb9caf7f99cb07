import { globalStyle, style } from '@vanilla-extract/css'
import { openAtDesk } from '../content/fold.css'
import { atDesk, equalColumns, from } from '../tokens/media'
import { oneColumn, vars, wrapping } from '../tokens/vars.css'

const { space } = vars

export const columns = style({
  ...oneColumn,
  gap: space.s24,
  marginTop: space.s16,
  '@media': {
    [atDesk]: { gridTemplateColumns: '256px minmax(0, 1fr)', columnGap: space.s48, alignItems: 'start' },
  },
})

/* On a desk, the box spans both columns of the list, and the filters stand in the first. */
export const search = style({ ...oneColumn, gap: space.s12, '@media': { [atDesk]: { display: 'contents' } } })
export const searchBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s8,
  '@media': { [atDesk]: { gridColumn: '1 / -1' } },
})
globalStyle(`${columns} > ${openAtDesk}[open] > summary`, { marginBottom: space.s16 })

export const alone = style({ marginTop: space.s32 })

export const hinted = style({ ...wrapping, alignItems: 'center', gap: `${space.s4} ${space.s16}` })
export const hintedAtEnd = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s4,
  '@media': { [from(1024)]: { justifyItems: 'end' } },
})

export const adFormColumns = style({
  display: 'grid',
  gap: space.s24,
  '@media': {
    [from(900)]: {
      gridTemplateColumns: equalColumns(3),
      gridTemplateRows: 'auto 1fr',
      columnGap: space.s48,
      rowGap: 0,
      alignItems: 'start',
    },
  },
})
export const before = style({ '@media': { [from(900)]: { gridArea: '1 / 3', marginBottom: space.s16 } } })
export const form = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from(900)]: { gridArea: '1 / 1 / span 2 / span 2' } },
})
export const after = style({ '@media': { [from(900)]: { gridArea: '2 / 3' } } })

/* Hides fields that do not apply to the category. Browsers without :has() show all fields. */
const unless = (...categories: string[]) => ({
  '@supports': {
    'selector(:has(*))': {
      selectors: {
        [`${form}:not(:has(${categories.map((category) => `option[value=${category}]:checked`).join()})) &`]:
          { display: 'none' },
      },
    },
  },
})
const CHOSEN = ['armes', 'munitions'].map((category) => `option[value=${category}]:checked`).join()
/* Always hidden in browsers without :has(). */
export const lawOfArms = style({
  display: 'none',
  selectors: { [`${form}:has(${CHOSEN}) &`]: { display: 'block' } },
})
export const forArmsAndAmmunition = style(unless('armes', 'munitions'))
export const forArms = style(unless('armes'))

export const priceRange = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s8,
})
