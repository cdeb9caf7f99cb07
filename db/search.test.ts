import { expect, test } from 'vitest'
import { hasTrigram, searchPatterns } from './search'

test('each different word of a search is a pattern', () => {
  expect(searchPatterns('carabine 22lr carabine')).toEqual(['%carabine%', '%22lr%'])
})

test('the signs of LIKE are escaped', () => {
  expect(searchPatterns('100% a_b c\\d')).toEqual(['%100\\%%', '%a\\_b%', '%c\\\\d%'])
})

test('an empty search has no pattern', () => {
  expect(searchPatterns('')).toEqual([])
})

test.each([
  ['ab 22lr', true],
  ['ab c-d 1', false],
  ['a b c d e f g h lunette', false],
])('whether an index of trigrams finds %j', (search, found) => {
  expect(hasTrigram(search)).toBe(found)
})

test('a search is cut at eight words', () => {
  expect(searchPatterns('a b c d e f g h i j')).toHaveLength(8)
})
