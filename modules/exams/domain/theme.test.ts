import { expect, test } from 'vitest'
import { shippedLessons } from '#db/seeds/lessons'
import { themeSlug } from './theme'

test('a theme is named in addresses as its lesson is', () => {
  expect(shippedLessons).toHaveLength(13)
  for (const { theme, slug } of shippedLessons) expect(themeSlug(theme)).toBe(slug)
})

test.each([
  ['Sécurité au Stand', 'securite-au-stand'],
  ['  L’œil, le canon ', 'l-oeil-le-canon'],
  ['7,62 × 39', '7-62-x-39'],
  ['…', 'autre'],
])('the theme %j without a lesson is %j', (theme, slug) => expect(themeSlug(theme)).toBe(slug))
