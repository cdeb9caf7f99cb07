import { expect, test } from 'vitest'
import type { Check } from '#modules/exams/statements/schema'
import { render } from '#test/harness/render'
import { Explanation } from './explanation'

const question = {
  ...{ explanation: 'La police locale.', why: 'Pour la retrouver.', trap: null, remember: null },
  ...{ source: 'Loi du 8 juin 2006, art. 10', article: null, sourceUrl: null, lesson: null },
  ...{ checkedOn: '2026-11-30', correctedAt: null },
}

test("without 'À retenir', the rule stands above the folded reasons", () => {
  const page = render(<Explanation question={{ ...question, checkedBy: 'texte' }} folded="on-phones" />)

  expect(page.words).toMatch(/^La règle La police locale\. Pourquoi \? Source : Loi/)
  expect(page.words.match(/La police locale/g)).toHaveLength(1)
})

const wordsOf = (checkedBy: Check | null) =>
  render(<Explanation question={{ ...question, checkedBy }} />).words

test.each<[Check, why: string, check: string]>([
  ['texte', 'Une raison possible Pour', 'Texte lu par ce site le 30 novembre 2026'],
  ['reproduction', 'Une raison possible Pour', 'par une autre page, lu par ce site le 30 novembre 2026'],
  ['pratique', 'Pourquoi Pour', 'Règle de pratique, et non de loi, relue par ce site le 30 novembre 2026'],
  ['non-lu', 'Une raison possible Pour', "Texte non lu : réponse d'après d'autres sources"],
])('an explanation checked by %s says whose reason and reading it is', (checkedBy, why, check) => {
  expect(wordsOf(checkedBy)).toContain(why)
  expect(wordsOf(checkedBy)).toContain(check)
})

test('an explanation that nobody has checked says nothing of a check', () => {
  expect(wordsOf(null)).not.toMatch(/par ce site|non lu/)
})
