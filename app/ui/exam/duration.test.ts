import { expect, test } from 'vitest'
import { clockFigures, durationInWords, shortDuration } from './duration'

test('the clock shows two figures each for minutes and seconds', () => {
  expect(clockFigures(222)).toBe('03:42')
  expect(clockFigures(900)).toBe('15:00')
})

test('a clock past its end stands at zero', () => {
  expect(clockFigures(-3)).toBe('00:00')
})

test('lists pad the seconds only', () => {
  expect(shortDuration(222)).toBe('3:42')
  expect(shortDuration(65)).toBe('1:05')
})

test('words agree in number, and leave out what is zero', () => {
  expect(durationInWords(222)).toBe('3 minutes 42 secondes')
  expect(durationInWords(61)).toBe('1 minute 1 seconde')
  expect(durationInWords(300)).toBe('5 minutes')
  expect(durationInWords(0)).toBe('0 seconde')
})
