import { beforeAll, expect, test } from 'vitest'
import { textOf } from '#test/html-text'
import { openTestSite } from '#test/site'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openTestSite)
let html: string
let words: string
beforeAll(async () => {
  html = mainOf(await (await site.browser().get('/examen-de-tir-theorique')).text())
  words = textOf(html.replace(/<\/(p|h\d|li|dt|dd|a)>/g, ' '))
})

test('the landing page has at least 700 words of its own', () => {
  expect(words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length).toBeGreaterThanOrEqual(700)
})

test('the landing page states the score to aim for, and how it fits with the other two', () => {
  for (const fact of [
    'au moins 24/30, soit 80 %',
    '60 % Le minimum',
    '70 % Réussi, sur ce site',
    'Il en faut 5 pour ouvrir',
    'il y a 6 questions sur 30',
    '10 questions en 5 minutes',
  ])
    expect(words).toContain(fact)
})

test('the landing page tells a candidate what the decree says, and names its articles', () => {
  for (const fact of [
    'dès 16 ans, ou dès 14 ans',
    "ni de détenir, ni d'acquérir une arme soumise à autorisation (art. 24)",
    'prorogée de six mois',
    'décret du 20 décembre 2011, art. 10, § 2',
    'copie du carnet à la fédération',
    'sans délai à la police locale',
  ])
    expect(words).toContain(fact)
  expect(words).not.toMatch(/un mois plus tard|quinze jours/)
})

test('a visitor of the landing page is led to registration, and to the rest of the site', () => {
  expect(html.match(/href="\/auth\?mode=register"/g)).toHaveLength(2)
  for (const href of ['/', '/essai', '/theory', '/exam-selection', '/news', '/classified-ads']) {
    expect(html).toContain(`href="${href}"`)
  }
})

test('each part of the landing page can be reached from its contents', () => {
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!)

  expect(targets.length).toBeGreaterThanOrEqual(7)
  for (const id of targets) expect(html).toContain(`id="${id}"`)
})

function mainOf(page: string): string {
  return /<main.*<\/main>/s.exec(page)![0]
}
