import { expect, test } from 'vitest'
import { plain } from '#test/harness/page'
import { render } from '#test/harness/render'
import { WeekCharts } from './week-chart'

const DAY = 24 * 3600 * 1000

/** A chart of the weeks that end with that of 30 November 2026. */
function chart(values: readonly (number | null)[]) {
  const weeks = values.map((value, index) => {
    const monday = Date.parse('2026-11-29T23:00:00Z') - (values.length - 1 - index) * 7 * DAY
    return { from: new Date(monday), value }
  })
  const tests = { id: 'tests', title: 'Tests passés', note: 'Les examens terminés.' }
  return render(<WeekCharts charts={[{ ...tests, weeks, format: (value) => value.toLocaleString('fr') }]} />)
}

const dotsOf = (page: ReturnType<typeof chart>) =>
  page.attributes('path', 'd').filter((path) => path.endsWith('h0'))

test('a chart has a table, newest first, that marks the week in progress', () => {
  expect(chart([1200, 0, 3]).texts('tr')).toEqual([
    'Semaine du Tests passés',
    '30/11/2026 (en cours) 3',
    '23/11/2026 0',
    '16/11/2026 1 200',
  ])
})

test('a chart is told in words, and its last point is hollow', () => {
  const page = chart([4, 2, 1])
  expect(page.attributes('svg[role="img"]', 'aria-label').map(plain)).toEqual([
    "De 1 à 4 par semaine. La semaine dernière : 2 ; cette semaine, jusqu'ici : 1.",
  ])
  expect(dotsOf(page)).toEqual(['M0 0h0', 'M200 50h0', 'M400 75h0', 'M400 75h0'])
  expect(page.texts('p')).toContain('16 nov. cette semaine')
})

test.each([
  [0.4, ['2', '1', '0']],
  [10, ['10', '5', '0']],
  [11, ['20', '10', '0']],
  [1200, ['2 000', '1 000', '0']],
  [7999, ['8 000', '4 000', '0']],
])('a chart of at most %d has the axis %j', (most, labels) => {
  expect(chart([0, most]).texts('svg[aria-hidden] text')).toEqual(labels)
})

test('a chart is interrupted by weeks without a value', () => {
  const page = chart([1, 2, null, 2, null])
  expect(page.attributes('path', 'd')).toContain('M0 50L100 0M300 0')
  expect(page.texts('tr')).toContain('16/11/2026 –')
  expect(page.attributes('svg[role="img"]', 'aria-label')[0]).toContain("jusqu'ici : –")
})

test('a chart of 52 weeks has a dot for the week in progress only', () => {
  const values = Array.from({ length: 52 }, () => 2)
  expect(dotsOf(chart(values))).toEqual(['M400 0h0', 'M400 0h0'])
})

test('a figure without any value is a sentence', () => {
  const page = chart([0, 0, 0])
  expect(page.words).toContain('Rien pendant ces 3 semaines.')
  expect(page.find('svg')).toBeUndefined()
  expect(page.find('table')).toBeUndefined()
})
