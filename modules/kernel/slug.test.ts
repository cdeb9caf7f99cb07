import { expect, test } from 'vitest'
import { isSlug } from './slug'

test('only what was made so can be an address', () => {
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
