import { expect, test } from 'vitest'
import { foldForSearch, searchPatterns } from './search'

test.each([
  ['Méplat', 'meplat'],
  ['MÉPLAT', 'meplat'],
  ['me\u0301plat', 'meplat'],
  ['Cœur, Œuvre, æquo', 'coeur, oeuvre, aequo'],
  ['Gewehr Groß, SØREN, Łódź', 'gewehr gross, soren, lodz'],
  ['DİYARBAKIR', 'diyarbakir'],
  ['7,62×39', '7,62x39'],
  ['l’arme – neuve', "l'arme - neuve"],
  ['  deux\n\n mots\u00a0!', 'deux mots !'],
  ['nul\u0000 et\u200b moitié\ud800', 'nul et moitie'],
])('%j is folded to %j', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded)
})

test('each word of a search is a pattern of its own, the same word but once', () => {
  expect(searchPatterns(' Carabine  22LR carabine ')).toEqual(['%carabine%', '%22lr%'])
})

test('what LIKE reads as a sign is searched for as it is', () => {
  expect(searchPatterns('100% a_b c\\d')).toEqual(['%100\\%%', '%a\\_b%', '%c\\\\d%'])
})

test.each(['', '   ', '\u0301\u0000'])('%j searches for nothing', (q) => {
  expect(searchPatterns(q)).toEqual([])
})

test('a search is cut at eight words and at a hundred characters', () => {
  expect(searchPatterns('a b c d e f g h i j')).toHaveLength(8)
  expect(searchPatterns('x'.repeat(500))).toEqual([`%${'x'.repeat(100)}%`])
})

test.each([
  ['accents', '\u0301\u0323'.repeat(250_000)],
  ['composed letters', '\u1e69'.repeat(500_000)],
  ['sigmas', "\u03a3'".repeat(250_000)],
  ['spaces', ' '.repeat(500_000) + 'x'],
])('half a million %s are folded in the blink of an eye', (_, text) => {
  const start = performance.now()
  foldForSearch(text)
  expect(performance.now() - start).toBeLessThan(1000)
})
