import { expect, test } from 'vitest'
import { EXAMPLE_CHANCE, EXAMPLE_DRAWS } from './chance-example'

test('the example of the chance page is the average of its six draws', () => {
  const sum = EXAMPLE_DRAWS.reduce((all, { chance }) => all + chance, 0)

  expect(EXAMPLE_DRAWS).toHaveLength(6)
  expect(EXAMPLE_CHANCE).toBeCloseTo(sum / 6, 12)
})
