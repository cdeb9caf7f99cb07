import { expect, test } from 'vitest'
import { knowledgeInWords } from './theory'

test.each([
  [
    { mastered: 3, inProgress: 1, toRetake: 2, unseen: 18, total: 24 },
    '3 maîtrisées, 1 en cours, 2 à reprendre sur 24',
  ],
  [{ mastered: 1, inProgress: 0, toRetake: 0, unseen: 23, total: 24 }, '1 maîtrisée sur 24'],
  [{ mastered: 0, inProgress: 0, toRetake: 0, unseen: 24, total: 24 }, '24 jamais vues'],
  [{ mastered: 0, inProgress: 0, toRetake: 0, unseen: 1, total: 1 }, '1 jamais vue'],
])('what is known as %j is said as %s', (knowledge, words) => {
  expect(knowledgeInWords(knowledge)).toBe(words)
})
