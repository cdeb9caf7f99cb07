import { describe, expect, test } from 'vitest'
import { parseId, parsePositiveInteger, safeRedirect } from './address'

test('the largest number of an address is 2147483647, the largest id 2^53 - 1', () => {
  expect([parsePositiveInteger('2147483647'), parsePositiveInteger('2147483648')]).toEqual([2147483647, null])
  expect([parseId('9007199254740991'), parseId('9007199254740992')]).toEqual([9007199254740991, null])
})

test('anything but a positive number is no id', () => {
  const texts = ['abc', '1e9', '-1', '0x1', '0', '007', '1.0', ' 1', '1 ', '٣', '99999999999999999', '']

  expect([...texts, null, undefined].filter((text) => parseId(text) !== null)).toEqual([])
})

describe('redirectTo', () => {
  test.each(['/quiz?type=official&attempt=3', '/exam/4/details', '/results#etudier-3', '/'])(
    'keeps the path %j, query and fragment included',
    (path) => {
      expect(safeRedirect(path, '/tableau')).toBe(path)
    },
  )

  test.each([
    ...[undefined, null, '', 'quiz', { toString: () => '/quiz' }, 'javascript:alert(1)'],
    ...['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example'],
    ...['/..//evil.example', '/./\\evil.example', '/quiz\r\nSet-Cookie: a=b'],
  ])('never leaves this site for %j', (target) => {
    expect(safeRedirect(target, '/tableau')).toBe('/tableau')
  })
})
