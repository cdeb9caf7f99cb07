import { expect, test } from 'vitest'
import { titleOf } from './page-title'

test('a page title ends with the name of the site', () => {
  expect(titleOf('Actualités')).toBe('Actualités | Prépa LTS')
})

test.each(['Une très longue nouvelle '.repeat(8), 'mot'.repeat(60)])(
  'a long page title is cut, but not the name of the site: %s',
  (title) => {
    expect(titleOf(title)).toMatch(/^.{20,}… \| Prépa LTS$/)
    expect(titleOf(title).length).toBeLessThanOrEqual(70)
  },
)
