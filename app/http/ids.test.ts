import { expect, test } from 'vitest'
import { parseId } from './ids'

test.each([
  ['1', 1],
  ['42', 42],
  ['2147483647', 2147483647],
])('%s is an id', (text, id) => {
  expect(parseId(text)).toBe(id)
})

test.each([
  'abc',
  '1e9',
  '-1',
  '0x1',
  '0',
  '007',
  '1.0',
  ' 1',
  '1 ',
  '٣',
  '2147483648',
  '99999999999',
  '',
  null,
  undefined,
])('%j is no id', (text) => {
  expect(parseId(text)).toBeNull()
})
