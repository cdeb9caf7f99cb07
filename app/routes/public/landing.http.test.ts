import { beforeAll, expect, test } from 'vitest'
import { type Part, readPage } from '#test/harness/page'
import { openTestSite } from '#test/harness/site'
import { sharedSite } from '#test/harness/shared-site'

const site = sharedSite(openTestSite)
let main: Part
beforeAll(async () => {
  main = (await readPage(site.browser(), '/examen-de-tir-theorique')).find('main')!
})

test('the landing page has at least 700 words of its own', () => {
  expect(main.words.split(' ').filter((word) => /\p{L}/u.test(word)).length).toBeGreaterThanOrEqual(700)
})

test('the landing page states the score to aim for beside the other two', () => {
  for (const fact of [
    'au moins 24/30, soit 80 %',
    '60 % Le minimum',
    '70 % Réussi, sur ce site',
    'Il en faut 5 pour ouvrir',
    'il y a 6 questions sur 30',
    '10 questions en 5 minutes',
  ])
    expect(main.words).toContain(fact)
})

test('the landing page tells what the decree says, and names its articles', () => {
  for (const fact of [
    'dès 16 ans, ou dès 14 ans',
    "ni de détenir, ni d'acquérir une arme soumise à autorisation (art. 24)",
    'prorogée de six mois',
    'décret du 20 décembre 2011, art. 10, § 2',
    'copie du carnet à la fédération',
    'sans délai à la police locale',
  ])
    expect(main.words).toContain(fact)
  expect(main.words).not.toMatch(/un mois plus tard|quinze jours/)
})

test('the landing page leads to registration and to the rest of the site', () => {
  const links = main.attributes('a', 'href')
  expect(links.filter((href) => href === '/auth?mode=register')).toHaveLength(2)
  expect(links).toEqual(
    expect.arrayContaining(['/', '/essai', '/theory', '/exam-selection', '/news', '/classified-ads']),
  )
})

test('each part of the landing page can be reached from its contents', () => {
  const targets = main.attributes('a[href^="#"]', 'href')

  expect(targets.length).toBeGreaterThanOrEqual(7)
  for (const id of targets) expect(main.find(id), id).toBeDefined()
})
