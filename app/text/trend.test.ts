import { expect, test } from 'vitest'
import { trendInWords } from './trend'

test.each([
  [
    [40, 50, 60, 50, 60, 70, 80, 60, 70, 80],
    'En hausse : 52 % sur les cinq premiers, 72 % sur les cinq derniers.',
  ],
  [[90, 80, 80, 70, 60, 60], 'En baisse : 83 % sur les trois premiers, 63 % sur les trois derniers.'],
  [
    [60, 70, 60, 70, 100, 70, 70, 60, 70],
    'Sans grand changement : 65 % sur les quatre premiers, 68 % sur les quatre derniers.',
  ],
])('the trend of %j is %s', (percents, words) => {
  expect(trendInWords(percents)).toBe(words)
})

test.each([
  [59, 'Sans grand changement'],
  [60, 'En hausse'],
  [40, 'En baisse'],
  [41, 'Sans grand changement'],
])('the trend from 50 to %i per cent is %s', (last, words) => {
  expect(trendInWords([50, 50, 50, last, last, last])).toMatch(words)
})

test('the trend of twenty exams leaves out the ten in the middle', () => {
  const scores = [50, 100, 100, 50].flatMap((percent) => Array.from({ length: 5 }, () => percent))
  expect(trendInWords(scores)).toBe(
    'Sans grand changement : 50 % sur les cinq premiers, 50 % sur les cinq derniers.',
  )
})

test('the trend of five exams is left unsaid', () => {
  expect(trendInWords([20, 20, 60, 100, 100])).toBeUndefined()
})
