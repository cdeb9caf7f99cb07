import { expect, test } from 'vitest'
import { aboutInWords, chanceInWords, chanceWord, missingAnswers } from './chance'

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
  expect(missingAnswers(0)).toBe("Répondez encore à 30 questions différentes, et nous pourrons l'estimer.")
  expect(missingAnswers(29)).toBe("Répondez encore à 1 question différente, et nous pourrons l'estimer.")
})

test.each([
  [0.34, 'Faible, environ 35 %'],
  [0.35, 'Incertaine, environ 35 %'],
  [0.65, 'Bonne, environ 65 %'],
  [0.85, 'Très bonne, environ 85 %'],
  [0.99, 'Très bonne, plus de 95 %'],
])('a chance of %f is told as %s', (chance, words) => {
  expect(`${chanceWord(chance)}, ${aboutInWords(chance)}`).toBe(words)
})
