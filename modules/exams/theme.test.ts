import { expect, test } from 'vitest'
import { shippedLessons } from '#db/seeds/lessons'
import { scoresByTheme, themeSlug } from './theme'

test('the address of a theme is that of its lesson', () => {
  expect(shippedLessons).toHaveLength(16)
  for (const { theme, slug } of shippedLessons) expect(themeSlug(theme)).toBe(slug)
})

test.each([
  ['Sécurité au Stand', 'securite-au-stand'],
  ['  L’œil, le canon ', 'l-oeil-le-canon'],
  ['7,62 × 39', '7-62-x-39'],
  ['…', 'autre'],
])('the theme %j without a lesson has the address %j', (theme, slug) => expect(themeSlug(theme)).toBe(slug))

test('an exam is broken down by theme, the weakest first', () => {
  const answer = (theme: string | null, isCorrect: boolean) => ({ theme, isCorrect })
  const answers = [
    answer('transport', true),
    answer('stockage', true),
    answer('Stockage', false),
    answer('licence', true),
    answer(null, false),
    answer('munitions', false),
  ]

  const told = scoresByTheme(answers).map(({ slug, right, asked }) => `${slug} ${right}/${asked}`)

  expect(told).toEqual(['munitions 0/1', 'stockage 1/2', 'licence 1/1', 'transport 1/1'])
})
