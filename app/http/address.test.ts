import { describe, expect, test } from 'vitest'
import { parseId, safeRedirect } from './address'

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

describe('redirectTo', () => {
  test.each(['/quiz', '/quiz?type=official&attempt=3', '/exam/4/details', '/'])(
    'keeps %j, query string included',
    (path) => {
      expect(safeRedirect(path, '/tableau')).toBe(path)
    },
  )

  test.each([
    undefined,
    null,
    '',
    'quiz',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    '/quiz\r\nSet-Cookie: a=b',
    { toString: () => '/quiz' },
  ])('never leaves this site for %j', (target) => {
    expect(safeRedirect(target, '/tableau')).toBe('/tableau')
  })
})
