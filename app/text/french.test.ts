import { expect, test } from 'vitest'
import { expectLinear } from '#test/harness/computing'
import { frenchPieces, frenchSpaces } from './french'

/** In the French of these tests `_` is a no-break space, and `|` a narrow one. */
test.each([
  ['before : % and €', 'Source_: 60_% ou 500_€'],
  ['before ; ! and ?', 'Stop|! Prêt|? Oui|; non'],
  ['within guillemets', '«_Cessez le feu_»|?'],
  ['between thousands', '1|500_coups, 12|345|678'],
  ['in no other group of digits', 'en 2026 300_tireurs, 0470 12 34 56'],
  ['in the reference to a law', "art._11, al._1er, §_4, n°_3, l'article_15, articles_6.1 et 7"],
  ['between a day and its month', 'loi du 8_juin 2006, en 2006 mai'],
  ['between a number and what it counts', 'Dès 18_ans, 5,6_mm, 20_cartouches'],
  ['before the number of what is numbered', 'modèle_4, fusil_2, numéro_2, calibre_.22, du .22_LR, classe_G'],
  ['but not before a number that counts', 'un pistolet 9_mm, une carabine .22_LR, un fusil 5,5_mm'],
  ['around what stands between two numbers', 'Temps_×_1,5, 7_sur_10, 12_bonnes réponses sur_30'],
  ['but not after them', '7_sur_10 questions, 0_sur_356 maîtrisées'],
  ['but not before a word that goes on', 'de 30 à 10, 25 pour un canon lisse, en 2022 les tireurs, 2 ou 3'],
  ['but not where none was typed', 'https://exemple.be/?q=1, 18:30'],
])('a no-break space stands %s', (_where, printed) => {
  const typed = printed.replace(/[_|]/g, ' ')

  expect(frenchSpaces(typed)).toBe(printed.replaceAll('_', '\u00a0').replaceAll('|', '\u202f'))
})

test('setting French spaces twice changes nothing more', () => {
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
])("the inverted verb '%s' stays on one line", (verb) => {
  expectWhole(verb)
})

test.each(['20-60×80', '6-24×50', '6-24x50mm', '2,5-10×42', '8–12', '.30-06'])(
  "the range or calibre '%s' stays on one line",
  (numbers) => expectWhole(numbers),
)

function expectWhole(piece: string) {
  expect(frenchPieces(`Ici ${piece}.`)).toEqual([
    { text: 'Ici ', unbroken: false },
    { text: piece, unbroken: true },
    { text: '.', unbroken: false },
  ])
}

test.each(['2026-11-29', '0470-12-34-56', 'GT-3', '1-2-3', 'a1-2'])("'%s' is no range of numbers", (text) => {
  expect(frenchPieces(text)).toEqual([{ text, unbroken: false }])
})

test.each(['semi-automatique', 'celle-ci', 'peut-être', 'là-bas', 'tireur-sportif', 'porte-monnaie'])(
  "the word '%s' is no inverted verb",
  (word) => {
    expect(frenchPieces(word)).toEqual([{ text: word, unbroken: false }])
  },
)

test.each(['e9c1c-ce45f', 'b-ce04', '2-la-4'])("the code '%s' is no inverted verb", (code) => {
  expect(frenchPieces(code)).toEqual([{ text: code, unbroken: false }])
})

test('an empty text has no pieces to keep together', () => {
  expect(frenchPieces('')).toEqual([])
})

test.each([
  'a'.repeat(116) + '-il',
  'a' + '-le'.repeat(30),
  "l'" + 'b'.repeat(30) + '-elle',
  'manœuvre-t-elle',
  "Qu'encourez-vous",
])('an inverted verb wider than a phone may break: %s', (word) => {
  const unbroken = frenchPieces(word).filter((piece) => piece.unbroken)
  for (const { text } of unbroken) expect(text.length).toBeLessThan(15)
})

test('the time to cut a text of one word grows in proportion to its length', async () => {
  await expectLinear((size) => frenchPieces('a'.repeat(size).concat('-')), 5000)
})
