import { describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'
import { setUpSite } from '#test/harness/file-sites'
import { camille, elodie, karim, newcomer } from '#test/people'
import { passTime, startExam } from '#test/things/exam'

const site = await setUpSite()

test.each([
  ['/dashboard', /Votre test d'entraînement vous attend .* il reste (5:00|4:\d\d)/],
  ['/exam-selection', /Examen en cours/],
])('a running exam is told on %s, with the way back into it', async (path, told) => {
  const member = await site.member(newcomer(camille))
  expect((await readPage(member, path)).words).not.toContain('Examen en cours')

  await startExam(site, member)
  const page = await readPage(member, path)
  expect(page.words).toMatch(told)
  expect(page.attributes('main a', 'href')).toContain('/quiz?type=practice')
})

describe('the header', () => {
  const said = async (browser: Browser, path: string) => {
    const header = (await readPage(browser, path)).find('header')!
    return header.findAll('a').find(({ words }) => words.startsWith('Examen en cours'))
  }

  test('leads back to a running exam from every page, with the time left', async () => {
    const member = await site.member(newcomer(camille))
    await startExam(site, member)

    for (const path of ['/', '/reviser', '/news', '/lecons', '/messages', '/profile', '/results']) {
      const link = await said(member, path)
      expect(link?.words, path).toMatch(/^Examen en cours, (5:00|4:\d\d), jusqu'à \d+ h \d\d$/)
      expect(link!.attribute('href')).toBe('/quiz?type=practice')
    }
    expect(await said(site.browser(), '/news')).toBeUndefined()
  })

  test('says so where the exam has no limit', async () => {
    const member = await site.member(newcomer(camille))
    await startExam(site, member, 'practice', 'none')

    expect((await said(member, '/news'))!.words).toBe('Examen en cours, sans limite')
  })

  test('says nothing of an exam whose time is up', async () => {
    const member = await site.member(newcomer(camille))
    await startExam(site, member)
    await passTime(site, 306)

    expect(await said(member, '/news')).toBeUndefined()
  })
})

test('a result says how many questions stayed without an answer', async () => {
  const member = await site.member(karim)
  const exam = await startExam(site, member)
  await exam.answer(4)
  await exam.post(5, { intent: 'time-up' })

  expect((await readPage(member, '/results')).words).toContain('6 questions sont restées sans réponse.')
})

test("'Dernier résultat' is offered once there is one", async () => {
  const member = await site.member(elodie)
  const offered = async () => (await readPage(member, '/exam-selection')).link('Dernier résultat')
  expect(await offered()).toBeUndefined()

  await (await startExam(site, member)).finish(4)
  expect(await offered()).toBe('/results')
})
