import { expect, test } from 'vitest'
import { frenchPrice } from './price'

/** In the prices of this test `_` is a no-break space, and `|` a narrow one. */
test.each([
  ['650 €', '650_€'],
  ['650', '650_€'],
  ['€ 650', '650_€'],
  ['650 EUR', '650_€'],
  ['1500€', '1|500_€'],
  ['1.500€', '1|500_€'],
  ['1 500 €', '1|500_€'],
  ['12500,5 €', '12|500,50_€'],
  ['75€ pièce, 140€ les deux', '75_€ pièce, 140_€ les deux'],
])('the price %j is printed as %j', (typed, printed) => {
  expect(frenchPrice(typed)).toBe(printed.replaceAll('_', '\u00a0').replaceAll('|', '\u202f'))
})

test.each(['À discuter', '50 les deux', '100 ou 120', '12,50,3 €', '0470 12 34 56', `${'9'.repeat(39)}€`])(
  'the price %j is printed as it was typed',
  (typed) => {
    expect(frenchPrice(typed)).toBe(typed)
  },
)
