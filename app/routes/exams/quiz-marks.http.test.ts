import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { read } from '#test/html-text'
import { answerAll, at, attemptIn, locationOf, removeExams, startExam } from '#test/pages/quiz'
import { camille, openTestSite } from '#test/site'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openTestSite)
let browser: Browser

beforeAll(async () => {
  browser = await site.member(camille)
})
beforeEach(() => removeExams(site))

describe('a mark', () => {
  test('is set and taken away by a button, with the answer that is chosen', async () => {
    const start = await startExam(browser)
    expect(await locationOf(browser.post(start, { userAnswer: 'B', intent: 'mark' }))).toBe(start)

    const { html, words } = await read(browser, start)
    expect(html).toMatch(/value="B"[^>]*checked|checked[^>]*value="B"/)
    expect(words).toContain('Retirer la marque')
    expect(html).toContain('aria-label="Question 1, avec réponse, marquée"')
    expect(words).toContain('1 avec réponse, 9 sans réponse, 1 marquée')

    await browser.post(start, { intent: 'unmark' })
    expect((await read(browser, start)).words).toContain('Marquer pour y revenir')
  })

  test('lets a question be passed without an answer', async () => {
    const start = await startExam(browser)
    await browser.post(start, { intent: 'mark' })

    expect(await locationOf(browser.post(start, { intent: 'next' }))).toBe(at(start, 2))
    expect((await browser.get(at(start, 2))).status).toBe(200)
  })

  test('of a question that the exam does not have is refused', async () => {
    expect((await browser.post(at(await startExam(browser), 11), { intent: 'mark' })).status).toBe(404)
  })
})

describe("'Terminer' while questions are open or marked", () => {
  test('asks first, on a page that names them and leads there', async () => {
    const last = await answerAll(browser)
    await browser.post(at(last, 3), { intent: 'mark' })
    await browser.post(last, { intent: 'mark' })

    const page = await locationOf(browser.post(last, { intent: 'finish' }))
    expect(page).toBe(`/quiz/${attemptIn(last)}/finish`)
    const { html, words } = await read(browser, page)
    expect(words).toContain('Terminer cet examen ?')
    expect(words).toContain('1 question sans réponse 10 2 questions marquées 3 10')
    expect(html).toContain(`href="${at(last, 3).replaceAll('&', '&amp;')}"`)
    expect(html).toMatch(/<noscript><meta http-equiv="refresh"/i)
    expect(await count(site.db, 'exam_results')).toBe(0)
  })

  test("ends by 'Terminer quand même'", async () => {
    const last = await answerAll(browser)
    await browser.post(last, { intent: 'mark' })
    const { html } = await read(browser, `/quiz/${attemptIn(last)}/finish`)
    const action = /<form method="post" action="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')

    expect(await locationOf(browser.post(action, { intent: 'finish-anyway' }))).toBe('/results')
  })

  test('that were answered since says so, and leads to the result once the exam has ended', async () => {
    const last = await answerAll(browser)
    await browser.post(last, { userAnswer: 'A', intent: 'previous' })
    const page = `/quiz/${attemptIn(last)}/finish`
    expect((await read(browser, page)).words).toContain('Toutes les questions ont une réponse.')

    await browser.post(last, { intent: 'finish-anyway' })
    expect(await locationOf(browser.get(page))).toBe('/results')
  })
})

test('the options stand in the order of the exam, with A, B and C by place, also in its result', async () => {
  const last = await answerAll(browser)
  await site.db.run("UPDATE attempt_questions SET option_order = 'CAB'")

  const { html } = await read(browser, last)
  const radio = /<input[^>]*name="userAnswer"[^>]*value="(\w)"[^>]*><span[^>]*>(\w)</g
  expect([...html.matchAll(radio)].map(([, value, shown]) => [value, shown])).toEqual([
    ['C', 'A'],
    ['A', 'B'],
    ['B', 'C'],
  ])

  await browser.post(last, { userAnswer: 'A', intent: 'finish' })
  const { words } = await read(browser, '/results')
  // Every question was answered by the bank's option A, which stands in the second place.
  expect(words).not.toMatch(/ [AC] (?:(?! [ABC] ).)*Votre réponse/)
})
