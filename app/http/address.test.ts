import { describe, expect, test } from 'vitest'
import { parsePositiveInteger, safeRedirect } from './address'

test.each([
  ['1', 1],
  ['2147483647', 2147483647],
])('the address part %s is an id', (text, id) => {
  expect(parsePositiveInteger(text)).toBe(id)
})

test('anything but a positive number is no id', () => {
  const texts = ['abc', '1e9', '-1', '0x1', '0', '007', '1.0', ' 1', '1 ', '٣', '2147483648', '']

  expect([...texts, null, undefined].filter((text) => parsePositiveInteger(text) !== null)).toEqual([])
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
