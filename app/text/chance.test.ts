import { expect, test } from 'vitest'
import { aboutInWords, chanceWord, formatOfficialChance, missingAnswers } from './chance'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [0, 'moins de 5 %'],
  [0.049, 'moins de 5 %'],
  [0.05, 'environ 5 %'],
  [0.774, 'environ 75 %'],
  [0.776, 'environ 80 %'],
  [0.95, 'environ 95 %'],
  [0.951, 'plus de 95 %'],
  [1, 'plus de 95 %'],
])('a chance of %f reads %s', (chance, words) => expect(plain(aboutInWords(chance))).toBe(words))

test('the chance below 30 questions says how many are missing', () => {
  expect(missingAnswers(0)).toBe("Répondez encore à 30 questions différentes, et nous pourrons l'estimer.")
  expect(missingAnswers(30)).toBe("Le site a encore trop peu de questions pour l'estimer.")
  expect(missingAnswers(29)).toBe("Répondez encore à 1 question différente, et nous pourrons l'estimer.")
})

test.each([
  [0.32, 'Faible, environ 30 %'],
  [0.33, 'Incertaine, environ 35 %'],
  [0.63, 'Bonne, environ 65 %'],
  [0.83, 'Très bonne, environ 85 %'],
  [0.99, 'Très bonne, plus de 95 %'],
])('a chance of %f is told as %s', (chance, words) => {
  expect(plain(`${chanceWord(chance)}, ${aboutInWords(chance)}`)).toBe(words)
})

test('below 80 %, the chance of an official exam comes with advice', () => {
  const chances = (official: number) => ({ practice: null, official, legislation: null })
  expect(plain(formatOfficialChance(chances(0.81))!)).toBe('Chance de réussite : bonne, environ 80 %.')
  expect(formatOfficialChance(chances(0.5))).toContain('Révisez encore')
  expect(formatOfficialChance(null)).toBeNull()
})
