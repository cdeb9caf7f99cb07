import { expect, test } from 'vitest'
import { readPriceRange } from './price-range'

test.each([
  [{ min: '', max: '' }, { range: {} }],
  [{ min: '1.000', max: '' }, { range: { min: 1000 } }],
  [{ min: ' 0 ', max: '300,50 €' }, { range: { min: 0, max: 300 } }],
  [{ min: '300', max: '300' }, { range: { min: 300, max: 300 } }],
  [
    { min: 'peu', max: '300' },
    { range: { max: 300 }, fault: 'malformed' },
  ],
  [
    { min: '9'.repeat(40), max: '' },
    { range: {}, fault: 'malformed' },
  ],
  [
    { min: '400', max: '300' },
    { range: {}, fault: 'inverted' },
  ],
] as const)('the price range %j is read as %j', (typed, read) => {
  expect(readPriceRange(typed)).toEqual({ fault: undefined, ...read })
})
