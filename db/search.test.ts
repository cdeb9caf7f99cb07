import { expect, test } from 'vitest'
import { hasTrigram, matchesEach } from './search'

test.each([
  ['carabine 22lr carabine', ['%carabine%', '%22lr%']],
  ['100% a_b c\\d', ['%100\\%%', '%a\\_b%', '%c\\\\d%']],
  ['', []],
  ['a b c d e f g h i j', 'abcdefgh'.split('').map((word) => `%${word}%`)],
])('the search %j has the patterns %j', (search, patterns) => {
  const conditions = matchesEach('title', search)
  expect(conditions).toEqual(patterns.map((pattern) => ["title LIKE ? ESCAPE '\\'", pattern]))
})

test.each([
  ['ab 22lr', true],
  ['ab c-d 1', false],
  ['a b c d e f g h lunette', false],
])('whether the search %j can use an index of trigrams', (search, found) => {
  expect(hasTrigram(search)).toBe(found)
})
