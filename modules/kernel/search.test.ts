import { expect, test } from 'vitest'
import { expectLinear } from '#test/harness/computing'
import { foldForSearch, foldSearch } from './search'

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
])('the search text %j is folded to %j', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded)
})

test('a search is folded like the text it looks in, and cut at a hundred', () => {
  expect(foldSearch('MÉPLAT')).toBe('meplat')
  expect(foldSearch('É'.repeat(500))).toBe('e'.repeat(100))
})

test.each(['"Zeiss"', '“Zeiss”', '« Zeiss »', '„Zeiss“'])(
  'the quotation marks of %s are not searched',
  (q) => {
    expect(foldSearch(q)).toBe('zeiss')
  },
)

test.each([
  ['accents', '\u0301\u0323'],
  ['spaces', ' '],
])('the time to fold a text of %s grows in proportion to its length', async (_, unit) => {
  await expectLinear((size) => foldForSearch(unit.repeat(size) + 'x'), 5000)
})
