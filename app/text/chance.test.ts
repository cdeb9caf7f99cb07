import { expect, test } from 'vitest'
import { chanceInWords, notKnownYet } from './chance'

test.each([
  [0, 'moins de 5 %'],
  [0.049, 'moins de 5 %'],
  [0.05, '5 %'],
  [0.774, '75 %'],
  [0.776, '80 %'],
  [0.95, '95 %'],
  [0.951, 'plus de 95 %'],
  [1, 'plus de 95 %'],
])('a chance of %f reads %s', (chance, words) => expect(chanceInWords(chance)).toBe(words))

test('the chance below 30 questions says how many are missing', () => {
  expect(notKnownYet(0)).toBe('Trop tôt pour le dire : répondez encore à 30 questions différentes.')
  expect(notKnownYet(29)).toBe('Trop tôt pour le dire : répondez encore à 1 question différente.')
})
