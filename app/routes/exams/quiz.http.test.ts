import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { openPage, readPage } from '#test/harness/page'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { readLocation, removeExams, startExam } from '#test/things/exam'

const site = await setUpSite()

const browser = await site.member(camille)
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
    const exam = await startExam(site, browser)
    await exam.answer(1)

    const again = await openPage(browser.follow(await browser.get('/quiz?type=practice')))

    expect(again.url).toBe(site.origin + exam.question(2))
    expect(again.words).toMatch(/Examen repris, il reste (5:00|4:\d\d)/)
    for (const page of [await readPage(browser, exam.question(1)), again])
      expect(
        page.findAll('a').flatMap((link) => (link.words === 'Abandonner' ? link.attribute('href') : [])),
      ).toEqual([`/quiz/${exam.id}/abandon`])
  })

  test.each([
    ['HEAD', {}, 204],
    ['GET', { 'Sec-Purpose': 'prefetch' }, 425],
    ['GET', { 'Sec-Purpose': 'prefetch;prerender' }, 425],
    ['GET', { Purpose: 'prefetch' }, 425],
    ['GET', { 'X-Moz': 'prefetch' }, 425],
    ['GET', { 'Sec-Fetch-Dest': 'image' }, 425],
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

  test('of a bank that is too small says so, and starts nothing', async () => {
    const keep = (isCurrent: boolean) =>
      site.db.write('UPDATE question_versions SET is_current = $1 WHERE id > 9', [isCurrent])
    await keep(false)
    const page = await openPage(browser.get('/quiz'))
    await keep(true)

    expect(page.status).toBe(409)
    expect(page.words).toContain(
      "Il n'y a pas assez de questions dans la base de données pour créer un examen. Réessayer Retour",
    )
    expect(await count(site.db, 'attempts')).toBe(0)
  })

  test.each(['abc', '999999', ''])('knows no attempt %j, to read and to write', async (id) => {
    const path = `/quiz?type=practice&attempt=${id}&q=1`

    expect((await browser.get(path)).status).toBe(404)
    expect((await browser.post(path, { userAnswer: 'A', intent: 'next' })).status).toBe(404)
  })

  test.each([5, 11, NaN])('with q=%d leads to the question to answer', async (q) => {
    const exam = await startExam(site, browser)
    await exam.answer(1)

    expect(await readLocation(browser.get(exam.question(q)))).toBe(exam.question(2))
  })
})

describe('one form a question', () => {
  test('goes forward with an answer, and back or to another to change it', async () => {
    const exam = await startExam(site, browser)
    const { question, post } = exam

    expect(await readLocation(post(1, { userAnswer: 'A', intent: 'next' }))).toBe(question(2))
    expect(await readLocation(post(2, { userAnswer: 'C', intent: 'previous' }))).toBe(question(1))
    expect((await readPage(browser, question(1))).field('userAnswer')?.value).toBe('A')
    expect(await readLocation(post(3, { userAnswer: 'B', intent: 'question-1' }))).toBe(question(1))
    expect(await exam.saved()).toEqual(['A', 'C', 'B'])
  })

  test.each([
    ['an answer that no question has', 1, { userAnswer: 'D', intent: 'next' }, 400],
    ['an intent that no button has', 1, { userAnswer: 'A', intent: 'question-x' }, 400],
    ['a question that the exam does not have', 11, { userAnswer: 'A', intent: 'next' }, 404],
    ['a mark of a question that the exam does not have', 11, { intent: 'mark' }, 404],
  ])('refuses %s', async (_what, q, fields, status) => {
    const exam = await startExam(site, browser)

    expect((await browser.post(exam.question(q), fields)).status).toBe(status)
    expect(await exam.saved()).toEqual([])
  })

  test.each(['next', 'finish'])("'%s' without an answer stays and says so", async (intent) => {
    const page = await openPage((await startExam(site, browser)).post(1, { intent }))

    expect(page.status).toBe(400)
    expect(page.words).toContain('Choisissez une réponse, ou marquez la question pour y revenir.')
  })

  test('sets a mark with the answer that is chosen, and takes it away', async () => {
    const { question, post } = await startExam(site, browser)
    expect(await readLocation(post(1, { userAnswer: 'B', intent: 'mark' }))).toBe(question(1))

    const page = await readPage(browser, question(1))
    expect(page.field('userAnswer')?.value).toBe('B')
    expect(page.button('Retirer la marque')).toBeDefined()
    expect(page.find('[aria-label="Question 1, avec réponse, marquée"]')).toBeDefined()
    expect(page.words).toContain('1 avec réponse, 9 sans réponse, 1 marquée')

    await post(1, { intent: 'unmark' })
    const flag = (await readPage(browser, question(1))).button('Marquer pour y revenir')
    expect(flag).toBeDefined()
  })

  test('lets a marked question be passed without an answer', async () => {
    const { question, post } = await startExam(site, browser)
    await post(1, { intent: 'mark' })

    expect(await readLocation(post(1, { intent: 'next' }))).toBe(question(2))
    expect((await browser.get(question(2))).status).toBe(200)
  })

  test("has options in the exam's order, lettered by place, in results too", async () => {
    const exam = await startExam(site, browser)
    await exam.answer(9, 'A')
    await site.db.write("UPDATE attempt_questions SET option_order = 'CAB'")

    const page = await readPage(browser, exam.question(10))
    expect(page.attributes('[name="userAnswer"]', 'value')).toEqual(['C', 'A', 'B'])
    expect(page.texts('[name="userAnswer"] + span')).toEqual(['A', 'B', 'C'])

    await exam.post(10, { userAnswer: 'A', intent: 'finish' })
    const results = await readPage(browser, '/results')
    const chosen = results.texts('li li').filter((option) => option.includes('Votre réponse'))
    // Every question was answered by the bank's option A, which stands in the second place.
    expect(chosen.length).toBeGreaterThanOrEqual(10)
    expect(chosen.filter((option) => !option.startsWith('B '))).toEqual([])
  })
})
