import { expect, test } from 'vitest'
import { frenchPieces, frenchPrice, frenchSpaces } from './french'

test('a no-break space stands before : % and €', () => {
  expect(frenchSpaces('Source : 60 % ou 500 €')).toBe('Source\u00a0: 60\u00a0% ou 500\u00a0€')
})

test('a narrow no-break space stands before ; ! and ?', () => {
  expect(frenchSpaces('Stop ! Prêt ? Oui ; non')).toBe('Stop\u202f! Prêt\u202f? Oui\u202f; non')
})

test('guillemets keep their words with them', () => {
  expect(frenchSpaces('« Cessez le feu » ?')).toBe('«\u00a0Cessez le feu\u00a0»\u202f?')
})

test('thousands are grouped by a narrow no-break space', () => {
  expect(frenchSpaces('1 500 coups, 12 345 678')).toBe('1\u202f500\u00a0coups, 12\u202f345\u202f678')
})

test('digits that are no group of thousands keep their plain space', () => {
  expect(frenchSpaces('en 2026 300 tireurs, 0470 12 34 56')).toBe('en 2026 300\u00a0tireurs, 0470 12 34 56')
})

test('the reference to a law keeps its numbers', () => {
  expect(frenchSpaces('art. 11, § 4, n° 3')).toBe('art.\u00a011, §\u00a04, n°\u00a03')
  expect(frenchSpaces("L'article 15, articles 6.1 et 7")).toBe("L'article\u00a015, articles\u00a06.1 et 7")
})

test('a day keeps its month', () => {
  expect(frenchSpaces('loi du 8 juin 2006, en 2006 mai')).toBe('loi du 8\u00a0juin 2006, en 2006 mai')
})

test('a number keeps what it counts, and what is numbered its number', () => {
  expect(frenchSpaces('Dès 18 ans, 5,6 mm, 20 cartouches, modèle 4, calibre .22, du .22 LR, classe G')).toBe(
    'Dès 18\u00a0ans, 5,6\u00a0mm, 20\u00a0cartouches, modèle\u00a04, calibre\u00a0.22, du .22\u00a0LR, classe\u00a0G',
  )
})

test('a number lets go of a word that goes on, and a year of what follows', () => {
  const plain = 'de 30 à 10, 25 pour un canon lisse, en 2022 les tireurs, 2 ou 3'
  expect(frenchSpaces(plain)).toBe(plain)
})

test('punctuation typed without a space is left alone', () => {
  expect(frenchSpaces('https://exemple.be/?q=1, 18:30')).toBe('https://exemple.be/?q=1, 18:30')
})

test('setting a text twice changes nothing more', () => {
  const once = frenchSpaces('« Combien ? » : 1 500 € ; 60 % !')
  expect(frenchSpaces(once)).toBe(once)
})

test.each([
  'doivent-elles',
  'peut-on',
  'a-t-il',
  'Connectez-vous',
  "Qu'est-ce",
  'donnez-les-moi',
  'Êtes-vous',
])("'%s' stays on one line", (verb) => {
  expect(frenchPieces(`Ici ${verb} là.`)).toEqual([
    { text: 'Ici ', unbroken: false },
    { text: verb, unbroken: true },
    { text: ' là.', unbroken: false },
  ])
})

test.each(['semi-automatique', 'celle-ci', 'peut-être', 'là-bas', 'tireur-sportif', 'porte-monnaie'])(
  "'%s' is no inverted verb",
  (word) => {
    expect(frenchPieces(word)).toEqual([{ text: word, unbroken: false }])
  },
)

test('an empty text has no piece', () => {
  expect(frenchPieces('')).toEqual([])
})

test.each(['a'.repeat(116) + '-il', 'a' + '-le'.repeat(30), "l'" + 'b'.repeat(30) + '-elle'])(
  '%s may break: no verb is wider than a phone',
  (word) => {
    const unbroken = frenchPieces(word).filter((piece) => piece.unbroken)
    for (const { text } of unbroken) expect(text.length).toBeLessThan(30)
  },
)

test('a text of one endless word takes no time', () => {
  const start = performance.now()
  frenchPieces('a'.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(200)
})

test.each([
  ['650€', '650\u00a0€'],
  ['650 €', '650\u00a0€'],
  ['1500€', '1\u202f500\u00a0€'],
  ['12500,50 €', '12\u202f500,50\u00a0€'],
  ['75€ pièce, 140€ les deux', '75\u00a0€ pièce, 140\u00a0€ les deux'],
])('%j is printed as %j', (typed, printed) => {
  expect(frenchPrice(typed)).toBe(printed)
})

test.each(['À discuter', '650', '650 EUR', '1.500', '€ 650', '2024', '0470 12 34 56'])(
  '%j is left as it was typed',
  (typed) => {
    expect(frenchPrice(typed)).toBe(typed)
  },
)

test.each([
  ['1.500€', '1.500\u00a0€'],
  ['1 500 €', '1 500\u00a0€'],
])('%j keeps its own grouping', (typed, printed) => {
  expect(frenchPrice(typed)).toBe(printed)
})
