import { expect, test } from 'vitest'
import { toPageTitle } from './page-title'

test('a page title ends with the name of the site', () => {
  expect(toPageTitle('Actualités')).toBe('Actualités | Prépa LTS')
})

test.each(['Une très longue nouvelle '.repeat(8), 'mot'.repeat(60)])(
  'a long page title is cut, but not the name of the site: %s',
  (title) => {
    expect(toPageTitle(title)).toMatch(/^.{20,}… \| Prépa LTS$/)
    expect(toPageTitle(title).length).toBeLessThanOrEqual(70)
  },
)
