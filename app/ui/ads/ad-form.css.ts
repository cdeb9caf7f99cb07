import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { space } = vars

/* The law stands before the form, on a desk beside its beginning. */
export const columns = style({
  display: 'grid',
  gap: space.s24,
  '@media': {
    [from(900)]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
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

/* What does not apply to the chosen category is not asked for; a browser that cannot know shows it all. */
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
export const forArmsAndAmmunition = style(unless('armes', 'munitions'))
export const forArms = style(unless('armes'))
