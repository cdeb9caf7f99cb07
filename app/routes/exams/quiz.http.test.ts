import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { openPage, plain, readPage } from '#test/harness/page'
import { camille, karim } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { answersGiven, at, attemptIn, locationOf, removeExams, startExam } from '#test/things/exam'
import { sharedSite } from '#test/harness/shared-site'

const site = sharedSite(openTestSite)
let browser: Browser
let stranger: Browser

beforeAll(async () => {
  browser = await site.member(camille)
  stranger = await site.member(karim)
})
beforeEach(() => removeExams(site))

describe('GET /quiz', () => {
  test('starts an exam and leads to its first question', async () => {
    const answer = await browser.get('/quiz')

    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toMatch(/^\/quiz\?type=practice&attempt=\d+&q=1$/)
    const page = await openPage(browser.follow(answer))
    expect(page.words).toContain('Question 1 ')
    expect(page.findAll('[name="userAnswer"]')).toHaveLength(3)
  })

  test('again leads to the same exam, at its first open question, and says so', async () => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })

    const again = await browser.follow(await browser.get('/quiz?type=practice'))

    expect(again.url).toBe(site.origin + start.replace('q=1', 'q=2'))
    expect((await openPage(again)).words).toMatch(/Examen repris, il reste (5:00|4:\d\d)/)
  })

  test('offers to abandon the exam once, on its first page and once resumed', async () => {
    const start = await startExam(browser)
    const pages = [await browser.get(start), await browser.follow(await browser.get('/quiz?type=practice'))]

    for (const answer of pages) {
      const page = await openPage(answer)
      expect(page.texts('a').filter((words) => words === 'Abandonner')).toHaveLength(1)
      expect(page.link('Abandonner')).toBe(`/quiz/${attemptIn(start)}/abandon`)
    }
  })

  test.each([
    ['HEAD', {}, 204],
    ['GET', { 'Sec-Purpose': 'prefetch' }, 503],
    ['GET', { 'Sec-Purpose': 'prefetch;prerender' }, 503],
    ['GET', { Purpose: 'prefetch' }, 503],
    ['GET', { 'X-Moz': 'prefetch' }, 503],
    ['GET', { 'Sec-Fetch-Dest': 'image' }, 503],
    // The choice of an exam comes first.
    ['GET', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }, 303],
  ])('%s with %j starts nothing', async (method, headers, status) => {
    const answer = await browser.send(method, '/quiz', { headers })

    expect(answer.status).toBe(status)
    expect(await count(site.db, 'attempts')).toBe(0)
  })

  test('for the official exam leads back with the reason while it is locked', async () => {
    const page = await openPage(browser.follow(await browser.get('/quiz?type=official')))

    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect(page.texts('[role="alert"]')).toEqual([expect.stringContaining('Examen verrouillé')])
  })

  test('shows the question without what explains it', async () => {
    const page = await openPage(browser.get(await startExam(browser)))

    const { question, explanation, source } = await firstQuestion()
    const shown = plain(page.find('body')!.textContent)
    expect(shown).toContain(question)
    expect(shown).not.toContain(explanation)
    expect(shown).not.toContain(source)
  })

  test.each(['abc', '999999', ''])('knows no attempt %j', async (id) => {
    await startExam(browser)

    expect((await browser.get(`/quiz?type=practice&attempt=${id}&q=1`)).status).toBe(404)
  })

  test("answers 404 for somebody else's exam, to read and to write", async () => {
    const theirs = await startExam(browser)

    expect((await stranger.get(theirs)).status).toBe(404)
    expect((await stranger.post(theirs, { userAnswer: 'A', intent: 'next' })).status).toBe(404)
    expect((await stranger.post(theirs, { intent: 'time-up' })).status).toBe(404)
    expect(await answersGiven(site)).toBe(0)
  })

  test.each(['5', '11', 'abc'])('with q=%j leads to the question to answer', async (q) => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })

    const answer = await browser.get(start.replace('q=1', `q=${q}`))

    expect(answer.headers.get('Location')).toBe(start.replace('q=1', 'q=2'))
  })
})

describe('one form a question', () => {
  test('goes forward with an answer, and back to change it', async () => {
    const start = await startExam(browser)

    expect(await locationOf(browser.post(start, { userAnswer: 'A', intent: 'next' }))).toBe(at(start, 2))
    expect(await locationOf(browser.post(at(start, 2), { userAnswer: 'C', intent: 'previous' }))).toBe(
      at(start, 1),
    )
    expect((await readPage(browser, start)).field('userAnswer')?.value).toBe('A')
    expect(await answersGiven(site)).toBe(2)
  })

  test.each([
    ['an answer that no question has', 1, { userAnswer: 'D', intent: 'next' }, 400],
    ['an intent that no button has', 1, { userAnswer: 'A', intent: 'question-x' }, 400],
    ['a question that the exam does not have', 11, { userAnswer: 'A', intent: 'next' }, 404],
  ])('refuses %s', async (_what, q, fields, status) => {
    expect((await browser.post(at(await startExam(browser), q), fields)).status).toBe(status)
    expect(await answersGiven(site)).toBe(0)
  })

  test.each(['next', 'finish'])("'%s' without an answer stays and says so", async (intent) => {
    const answer = await browser.post(await startExam(browser), { intent })

    expect(answer.status).toBe(400)
    expect((await openPage(answer)).words).toContain('Choisissez une réponse avant de continuer.')
  })

  test('goes to another question without losing what is marked', async () => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })

    const to = browser.post(at(start, 2), { userAnswer: 'C', intent: 'question-1' })

    expect(await locationOf(to)).toBe(at(start, 1))
    expect(await answersGiven(site)).toBe(2)
  })
})
test('a bank that is too small says so with the ways out, and starts nothing', async () => {
  const keep = (isCurrent: boolean) =>
    site.db.run('UPDATE question_versions SET is_current = $1 WHERE id > 9', [isCurrent])
  await keep(false)
  const answer = await browser.get('/quiz')
  const { words } = await openPage(answer)
  await keep(true)

  expect(answer.status).toBe(409)
  expect(words).toContain(
    "Il n'y a pas assez de questions dans la base de données pour créer un examen. Réessayer Retour",
  )
  expect(await count(site.db, 'attempts')).toBe(0)
})

/** What the database holds of the first question of the one exam in progress, with plain spaces. */
async function firstQuestion() {
  const [row] = await site.db.read<Record<'question' | 'explanation' | 'source', string>>(
    `SELECT question, explanation, source FROM attempt_questions
     JOIN question_versions ON question_versions.id = question_version_id WHERE position = 1`,
  )
  const { question, explanation, source } = row!
  return { question: plain(question), explanation: plain(explanation), source: plain(source) }
}
