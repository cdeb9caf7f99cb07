import { beforeEach, expect, test } from 'vitest'
import { median, percentile, Report, rounded, tableOf } from './report'

let report: Report
beforeEach(() => {
  report = new Report()
})

test('a figure that reaches its target is no miss, nor one that is just as good', () => {
  expect(report.atLeast('home, ratio', 0.75, 0.75)).toBe('ok')
  expect(report.atMost('home, growth', 1.3, 1.3)).toBe('ok')
  expect(report.misses).toEqual([])
})

test('a figure that misses its target is told, with what it should have been', () => {
  expect(report.atLeast('home, ratio', 0.7412, 0.75)).toBe('MISSED')
  expect(report.atMost('home, growth', 1.31, 1.3)).toBe('MISSED')
  expect(report.misses).toEqual(['home, ratio: 0.741, at least 0.75', 'home, growth: 1.31, at most 1.3'])
})

test('a figure that could not be measured misses its target', () => {
  expect(report.atMost('home, growth', Number.NaN, 1.3)).toBe('MISSED')
})

test('a table has its words to the left and its figures to the right', () => {
  expect(
    tableOf([
      ['', 'per s', ''],
      ['home', '5', 'ok'],
    ]),
  ).toBe('      per s\nhome      5  ok')
})

test('the median and the percentiles are figures that were measured', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2)
  expect(percentile([5, 1, 2, 3, 4], 99)).toBe(5)
})

test('a figure is told with three digits that count', () => {
  expect([12345, 0.012345, 7].map(rounded)).toEqual(['12300', '0.0123', '7'])
})
