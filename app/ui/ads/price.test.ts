import { expect, test } from 'vitest'
import { frenchPrice } from './price'

test.each([
  ['650€', '650\u00a0€'],
  ['650 €', '650\u00a0€'],
  ['1500€', '1\u202f500\u00a0€'],
  ['12500,50 €', '12\u202f500,50\u00a0€'],
  ['75€ pièce, 140€ les deux', '75\u00a0€ pièce, 140\u00a0€ les deux'],
])('%j is printed as %j', (typed, printed) => {
  expect(frenchPrice(typed)).toBe(printed)
})

test.each(['À discuter', '650', '650 EUR', '1.500', '€ 650', '2024', '0470 12 34 56'])(
  '%j is left as it was typed',
  (typed) => {
    expect(frenchPrice(typed)).toBe(typed)
  },
)

test.each([
  ['1.500€', '1.500\u00a0€'],
  ['1 500 €', '1 500\u00a0€'],
])('%j keeps its own grouping', (typed, printed) => {
  expect(frenchPrice(typed)).toBe(printed)
})
