import { expect, test } from 'vitest'
import { titleOf } from './page-title'

test('a title ends with the name of the site', () => {
  expect(titleOf('Actualités')).toBe('Actualités | Prépa LTS')
})

test.each(['Une très longue nouvelle '.repeat(8), 'mot'.repeat(60)])(
  'a long title is cut, but for the name of the site: %s',
  (title) => {
    expect(titleOf(title)).toMatch(/^.{20,}… \| Prépa LTS$/)
    expect(titleOf(title).length).toBeLessThanOrEqual(70)
  },
)
