import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'
import { answerAll, at, attemptIn, locationOf, removeExams, startExam } from '#test/things/exam'
import { camille } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { sharedSite } from '#test/harness/shared-site'

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

    const page = await readPage(browser, start)
    expect(page.field('userAnswer')?.value).toBe('B')
    expect(page.words).toContain('Retirer la marque')
    expect(page.find('[aria-label="Question 1, avec réponse, marquée"]')).toBeDefined()
    expect(page.words).toContain('1 avec réponse, 9 sans réponse, 1 marquée')

    await browser.post(start, { intent: 'unmark' })
    expect((await readPage(browser, start)).words).toContain('Marquer pour y revenir')
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

    const path = await locationOf(browser.post(last, { intent: 'finish' }))
    expect(path).toBe(`/quiz/${attemptIn(last)}/finish`)
    const page = await readPage(browser, path)
    expect(page.words).toContain('Terminer cet examen ?')
    expect(page.words).toContain('1 question sans réponse 10 2 questions marquées 3 10')
    expect(page.link('3')).toBe(at(last, 3))
    expect(page.find('noscript meta')?.attribute('http-equiv')).toBe('refresh')
    expect(await count(site.db, 'exam_results')).toBe(0)
  })

  test("ends by 'Terminer quand même'", async () => {
    const last = await answerAll(browser)
    await browser.post(last, { intent: 'mark' })
    const page = await readPage(browser, `/quiz/${attemptIn(last)}/finish`)
    const action = page.find('main form')!.attribute('action')!

    expect(await locationOf(browser.post(action, { intent: 'finish-anyway' }))).toBe('/results')
  })

  test('that were answered since says so, then leads to the result', async () => {
    const last = await answerAll(browser)
    await browser.post(last, { userAnswer: 'A', intent: 'previous' })
    const page = `/quiz/${attemptIn(last)}/finish`
    expect((await readPage(browser, page)).words).toContain('Toutes les questions ont une réponse.')

    await browser.post(last, { intent: 'finish-anyway' })
    expect(await locationOf(browser.get(page))).toBe('/results')
  })
})

test("options stand in the exam's order, lettered by place, in results too", async () => {
  const last = await answerAll(browser)
  await site.db.run("UPDATE attempt_questions SET option_order = 'CAB'")

  const page = await readPage(browser, last)
  expect(page.attributes('[name="userAnswer"]', 'value')).toEqual(['C', 'A', 'B'])
  expect(page.texts('[name="userAnswer"] + span')).toEqual(['A', 'B', 'C'])

  await browser.post(last, { userAnswer: 'A', intent: 'finish' })
  const { words } = await readPage(browser, '/results')
  // Every question was answered by the bank's option A, which stands in the second place.
  expect(words).not.toMatch(/ [AC] (?:(?! [ABC] ).)*Votre réponse/)
})
