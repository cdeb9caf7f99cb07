import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { camille } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { openPage, readPage } from '#test/harness/page'
import {
  answerAll,
  answersGiven,
  at,
  attemptIn,
  locationOf,
  moveStart,
  removeExams,
  startExam,
} from '#test/things/exam'
import { sharedSite } from '#test/harness/shared-site'

const site = sharedSite(openTestSite)
let browser: Browser

beforeAll(async () => {
  browser = await site.member(camille)
})
beforeEach(() => removeExams(site))

describe("'Terminer'", () => {
  test('leads to the result, and leaves nothing that Back could start again', async () => {
    const last = await answerAll(browser)

    const page = await browser.follow(await browser.post(last, { userAnswer: 'A', intent: 'finish' }))

    expect(new URL(page.url).pathname).toBe('/results')
    expect((await openPage(page)).words).toMatch(/bonnes? réponses? sur 10/)
    expect(await locationOf(browser.get(last))).toBe('/results')
    expect(await locationOf(browser.get(at(last, 1)))).toBe('/results')
    expect(await count(site.db, 'attempts')).toBe(1)
  })

  test("of an older exam leads to that exam's own page", async () => {
    const first = await answerAll(browser)
    await browser.post(first, { userAnswer: 'A', intent: 'finish' })
    const second = await answerAll(browser)
    await browser.post(second, { userAnswer: 'A', intent: 'finish' })

    expect(await locationOf(browser.get(first))).toMatch(/^\/exam\/\d+\/details$/)
  })
})

describe('when the time is up', () => {
  test('the page moves on by itself after the deadline, without a script', async () => {
    const page = await openPage(browser.get(await startExam(browser)))

    const refresh = page.find('noscript meta')!
    expect(refresh.attribute('http-equiv')).toBe('refresh')
    const [seconds, url] = refresh.attribute('content')!.split('; url=')
    const [, minutesLeft, secondsLeft] = /(\d\d):(\d\d)/.exec(page.words)!
    const afterDeadline = Number(seconds) - 60 * Number(minutesLeft) - Number(secondsLeft)
    expect([6, 7]).toContain(afterDeadline)
    expect(url).toMatch(/^\/quiz\?type=practice&attempt=\d+&q=1$/)
  })

  test('a later answer leads to the result, and says why', async () => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })
    await moveStart(site, 306)

    const answer = await browser.post(at(start, 2), { userAnswer: 'A', intent: 'next' })
    const page = await openPage(browser.follow(answer))

    expect(new URL(page.url).pathname).toBe('/results')
    expect(page.find('[role="status"]')?.words).toContain('Le temps est écoulé.')
  })

  test('an exam without an answer leads to a new start, and is not recorded', async () => {
    const start = await startExam(browser)
    await moveStart(site, 306)

    const page = await openPage(browser.follow(await browser.get(start)))

    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect(page.words).toContain("Le temps est écoulé et aucune question n'a reçu de réponse")
    expect(await count(site.db, 'exam_results')).toBe(0)
  })
})

describe("'Abandonner'", () => {
  test('asks first, and then records nothing', async () => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })
    expect((await browser.get(`/quiz/${attemptIn(start)}/abandon`)).status).toBe(200)
    expect(await answersGiven(site)).toBe(1)

    const page = await browser.follow(await browser.post(`/quiz/${attemptIn(start)}/abandon`))
    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect((await openPage(page)).words).toContain('Examen abandonné')
    expect(await count(site.db, 'exam_results')).toBe(0)
  })

  test('is reported in another tab where the exam goes on', async () => {
    const start = await startExam(browser)
    await browser.post(`/quiz/${attemptIn(start)}/abandon`)
    await browser.get('/exam-selection')

    const page = await browser.follow(await browser.post(start, { userAnswer: 'A', intent: 'next' }))

    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect((await openPage(page)).words).toContain("Cet examen n'est plus en cours Rien n'a été enregistré.")
  })
})

describe('results', () => {
  test('of a member without one say so', async () => {
    const { words } = await readPage(browser, '/results')

    expect(words).toContain("Aucun résultat trouvé Vous n'avez pas encore passé d'examen.")
  })

  test.each(['abc', '999999'])("are 'Détails non trouvés' at the id %s", async (id) => {
    const answer = await browser.get(`/exam/${id}/details`)

    expect(answer.status).toBe(404)
    expect((await openPage(answer)).words).toContain('Détails non trouvés')
  })
})
test('a crash in the middle of an exam keeps the answers and the clock', async () => {
  const start = await startExam(browser)
  await browser.post(start, { userAnswer: 'A', intent: 'next' })
  await moveStart(site, 60)

  await site.end('SIGKILL')
  await site.restart()

  const page = await readPage(browser, start)
  expect(page.field('userAnswer')?.value).toBe('A')
  expect(page.words).toMatch(/0(4:00|3:\d\d)/)
})
