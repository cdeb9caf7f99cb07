import { expect, test } from 'vitest'
import { isSlug } from './slug'

test('a slug has lower-case letters, digits and single hyphens only', () => {
  const texts = [
    '',
    'Ouverture',
    'été',
    '-a',
    'a-',
    'a--b',
    'a\0',
    'a\n',
    'a/b',
    'ouverture',
    'ouverture-2',
    '3',
  ]

  expect(texts.filter(isSlug)).toEqual(['ouverture', 'ouverture-2', '3'])
})
