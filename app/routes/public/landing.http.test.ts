import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  EXAM_DAY_MINIMUM,
  EXAMS,
  PASS_MARK,
  PASSES_TO_UNLOCK,
  SCORE_TO_AIM_FOR,
} from '#modules/exams/schemas'
import { textOf } from '#test/html-text'
import { openTestSite, type TestSite } from '#test/site'

let site: TestSite
let html: string
let words: string
beforeAll(async () => {
  site = await openTestSite()
  html = mainOf(await (await site.browser().get('/examen-de-tir-theorique')).text())
  words = textOf(html.replace(/<\/(p|h\d|li|dt|dd|a)>/g, ' '))
})
afterAll(() => site.close())

test('the landing page has at least 700 words of its own', () => {
  expect(words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length).toBeGreaterThanOrEqual(700)
})

test('the landing page states the score to aim for, and how it fits with the other two', () => {
  const { official, practice } = EXAMS
  const needed = (EXAM_DAY_MINIMUM * official.questions) / 100

  expect(words).toContain(`au moins ${SCORE_TO_AIM_FOR}/${official.questions}, soit 80 %`)
  expect(words).toContain(`${EXAM_DAY_MINIMUM} % Le minimum`)
  expect(words).toContain(`${PASS_MARK} % Réussi, sur ce site`)
  expect(words).toContain(`Il en faut ${PASSES_TO_UNLOCK} pour ouvrir`)
  expect(words).toContain(`il y a ${SCORE_TO_AIM_FOR - needed} questions sur ${official.questions}`)
  for (const { questions, seconds } of [official, practice]) {
    expect(words).toContain(`${questions} questions en ${seconds / 60} minutes`)
  }
})

test('a visitor of the landing page is led to registration, and to the rest of the site', () => {
  expect(html.match(/href="\/auth\?mode=register"/g)).toHaveLength(2)
  for (const href of ['/', '/theory', '/exam-selection', '/news', '/classified-ads']) {
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
