import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { camille, karim, openTestSite, type TestSite } from '#test/site'
import { wordsOf } from '#test/html-text'
import { answerAll, answersGiven, at, locationOf, moveStart, removeExams, startExam } from '#test/pages/quiz'

let site: TestSite
let browser: Browser
let stranger: Browser

beforeAll(async () => {
  site = await openTestSite()
  browser = await site.member(camille)
  stranger = await site.member(karim)
})
beforeEach(() => removeExams(site))
afterAll(() => site.close())

describe("'Terminer'", () => {
  test('leads to the result', async () => {
    const last = await answerAll(browser)

    const page = await browser.follow(await browser.post(last, { userAnswer: 'A', intent: 'finish' }))

    expect(new URL(page.url).pathname).toBe('/results')
    expect(await page.text()).toMatch(/bonnes? réponses? sur 10/)
  })

  test('leaves nothing that Back could start again: the old address leads to the result', async () => {
    const last = await answerAll(browser)
    await browser.post(last, { userAnswer: 'A', intent: 'finish' })

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
    const html = await (await browser.get(await startExam(browser))).text()

    const [, seconds, url] = /<noscript><meta http-equiv="refresh" content="(\d+); url=([^"]+)"/i.exec(html)!
    expect(Number(seconds)).toBeGreaterThanOrEqual(304)
    expect(Number(seconds)).toBeLessThanOrEqual(306)
    expect(url).toMatch(/^\/quiz\?type=practice&amp;attempt=\d+&amp;q=1$/)
  })

  test('a later answer leads to the result, and says why', async () => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })
    await moveStart(site, 306)

    const page = await browser.follow(await browser.post(at(start, 2), { userAnswer: 'A', intent: 'next' }))

    expect(new URL(page.url).pathname).toBe('/results')
    expect(await page.text()).toMatch(/role="status"[^]*Le temps est écoulé\./)
  })

  test('an exam without an answer leads to a new start, and says that it is not recorded', async () => {
    const start = await startExam(browser)
    await moveStart(site, 306)

    const page = await browser.follow(await browser.get(start))

    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect(await page.text()).toContain('Le temps est écoulé et aucune question n&#x27;a reçu de réponse')
    expect(await count(site.db, 'exam_results')).toBe(0)
  })
})

describe('the exam selection', () => {
  test('shows an exam in progress and offers to resume it', async () => {
    expect(await (await browser.get('/exam-selection')).text()).not.toContain('Examen en cours')
    await startExam(browser)

    const html = await (await browser.get('/exam-selection')).text()
    expect(html).toContain('Examen en cours')
    expect(html).toContain('Reprendre')
  })
})

describe("'Abandonner'", () => {
  test('asks first, and then records nothing', async () => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })
    const id = /attempt=(\d+)/.exec(start)![1]

    expect((await browser.get(`/quiz/${id}/abandon`)).status).toBe(200)
    expect(await answersGiven(site)).toBe(1)

    const page = await browser.follow(await browser.post(`/quiz/${id}/abandon`))
    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect(await page.text()).toContain('Examen abandonné')
    expect(await count(site.db, 'exam_results')).toBe(0)
  })

  test('is reported in another tab where the exam goes on', async () => {
    const start = await startExam(browser)
    await browser.post(`/quiz/${/attempt=(\d+)/.exec(start)![1]}/abandon`)
    await browser.get('/exam-selection')

    const page = await browser.follow(await browser.post(start, { userAnswer: 'A', intent: 'next' }))

    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect(wordsOf(await page.text())).toContain("Cet examen n'est plus en cours Rien n'a été enregistré.")
  })

  test.each(['abc', '1e9', '-1', '0x1', '123456'])('knows no exam %s', async (id) => {
    expect((await browser.get(`/quiz/${id}/abandon`)).status).toBe(404)
    expect((await browser.post(`/quiz/${id}/abandon`)).status).toBe(404)
  })
})

describe('results', () => {
  test('of a member without one say so', async () => {
    const html = await (await browser.get('/results')).text()

    expect(html).toContain('Aucun résultat trouvé')
    expect(html).toContain('Vous n&#x27;avez pas encore passé d&#x27;examen.')
  })

  test("are 'Détails non trouvés' for an unknown, a malformed and somebody else's id", async () => {
    await browser.post(await answerAll(browser), { userAnswer: 'A', intent: 'finish' })
    const [rows] = await site.db.sequelize.query('SELECT id FROM exam_results')
    const { id } = rows[0] as { id: number }

    expect((await browser.get(`/exam/${id}/details`)).status).toBe(200)
    const [his, ...malformed] = await Promise.all(
      [id, 'abc', '1e9', '-1', '0x1', '999999'].map((wrong) => stranger.get(`/exam/${wrong}/details`)),
    )
    for (const answer of [his!, ...malformed]) {
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Détails non trouvés')
    }
  })
})
describe('a crash in the middle of an exam', () => {
  test('keeps the answers and the clock', async () => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })
    await moveStart(site, 60)

    await site.end('SIGKILL')
    await site.restart()

    const html = await (await browser.get(start)).text()
    expect(html).toMatch(/value="A"[^>]*checked|checked[^>]*value="A"/)
    expect(html).toMatch(/0(4:00|3:5\d)/)
  })
})
