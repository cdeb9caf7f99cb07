import { expect, test } from 'vitest'
import { PARTS, readOptions } from './options'

test('without arguments everything is measured, on SQLite', () => {
  expect(readOptions([])).toEqual({ parts: PARTS, seconds: 4, postgres: false })
})

test('some parts can be chosen, which keep their order', () => {
  const { parts } = readOptions(['--only', 'memory', '--only', 'load', '--seconds', '1', '--postgres'])
  expect(parts).toEqual(['load', 'memory'])
})

test.each([
  [['--only', 'speed'], '--only speed: there is no such part'],
  [['--seconds', 'ten'], '--seconds ten: from 1 to 600'],
  [['--seconds', '0'], '--seconds 0: from 1 to 600'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused in one line, with the usage', (args, line) => {
  expect(() => readOptions(args)).toThrow(line)
  expect(() => readOptions(args)).toThrow(
    'Usage: npm run bench -- [--only load|growth|weight|memory|lighthouse]',
  )
})
