import { expect, test } from 'vitest'
import { itemStatistics } from './item-statistics'

const tally = (A: number, B: number, C: number, none = 0) => [
  { letter: 'A' as const, count: A },
  { letter: 'B' as const, count: B },
  { letter: 'C' as const, count: C },
  { letter: null, count: none },
]

test.each([
  ['30 % right is enough', tally(15, 30, 15, 40), []],
  ['less is too little', tally(15, 29, 15, 41), ['rarely-right']],
  ['a wrong option that is chosen as often as the right one does not beat it', tally(40, 40, 20), []],
  ['one that is chosen once more does', tally(41, 40, 19), ['beaten']],
  ['both may be', tally(70, 20, 10), ['rarely-right', 'beaten']],
  ['no answer never beats the right one', tally(0, 35, 0, 65), []],
])('a question is flagged: %s', (_, answers, flags) => {
  expect(itemStatistics('B', answers).flags).toEqual(flags)
})

test('a question that was never asked is not flagged', () => {
  expect(itemStatistics('A', [])).toEqual({
    asked: 0,
    right: 0,
    shares: { A: 0, B: 0, C: 0, none: 0 },
    flags: [],
  })
})
