import { describe, expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect'

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
