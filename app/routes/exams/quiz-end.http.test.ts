import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { readLog } from '#test/harness/request-log'
import { refusing } from '#test/harness/refusing'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { openPage, type Page, readPage } from '#test/harness/page'
import { type Exam, passTime, readLocation, removeExams, startExam } from '#test/things/exam'

const site = await setUpSite()

let exam: Exam

const browser = await site.member(camille)
beforeEach(async () => {
  await removeExams(site)
  exam = await startExam(site, browser)
})

const RESULTS = 'Erreur Impossible de sauvegarder les résultats.'

describe("'Terminer'", () => {
  test('leads to the result, and leaves nothing that Back could start again', async () => {
    await exam.answer(9)

    const page = await openPage(browser.follow(await exam.post(10, { userAnswer: 'A', intent: 'finish' })))

    expect(new URL(page.url).pathname).toBe('/results')
    expect(page.words).toMatch(/bonnes? réponses? sur 10/)
    for (const n of [1, 10]) expect(await readLocation(browser.get(exam.question(n)))).toBe('/results')
    expect(await count(site.db, 'attempts')).toBe(1)
  })

  test("of an older exam leads to that exam's own page", async () => {
    const details = await exam.finish(7)
    await (await startExam(site, browser)).finish(8)

    expect(await readLocation(browser.get(exam.question(10)))).toBe(details)
  })

  test('while questions are open or marked names them, and asks first', async () => {
    await exam.answer(9)
    await exam.mark(3, 10)

    const path = await readLocation(exam.post(10, { intent: 'finish' }))
    expect(path).toBe(`/quiz/${exam.id}/finish`)
    const page = await readPage(browser, path)
    expect(page.words).toContain('Terminer cet examen ?')
    expect(page.words).toContain('1 question sans réponse 10 2 questions marquées 3 10')
    expect(page.link('3')).toBe(exam.question(3))
    expect(page.find('noscript meta')?.attribute('http-equiv')).toBe('refresh')
    expect(await count(site.db, 'exam_results')).toBe(0)

    const action = page.find('main form')!.attribute('action')!
    expect(await readLocation(browser.post(action, { intent: 'finish-anyway' }))).toBe('/results')
  })

  test('asks nothing any more once all is answered or ended', async () => {
    await exam.answer(10)
    const page = `/quiz/${exam.id}/finish`
    expect((await readPage(browser, page)).words).toContain('Toutes les questions ont une réponse.')

    await exam.post(10, { intent: 'finish-anyway' })
    expect(await readLocation(browser.get(page))).toBe('/results')
  })

  test('that cannot be saved comes back as it was, to send again', async () => {
    await exam.answer(9)
    const end = () => exam.post(10, { userAnswer: 'C', intent: 'finish' })

    const page = await openPage(refusing(site, 'INSERT', 'exam_results', end))

    expect(page.status).toBe(500)
    for (const words of [RESULTS, 'Question 10 sur 10', `Référence : ${page.headers.get('X-Request-Id')}`])
      expect(page.words).toContain(words)
    expect(page.words).toMatch(/0(5:00|4:\d\d)/)
    expect([checked(page), retry(page)]).toEqual([['C'], 'finish'])
    expect(await readLog(site, page.headers.get('X-Request-Id'))).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'could not act on a form' }),
    )
    expect(await readLocation(end())).toBe('/results')
  })
})

test.each(['next', 'previous', 'question-1'])(
  "an unsaved answer stays marked, and is not called 'enregistrée' (%s)",
  async (intent) => {
    await exam.answer(1)

    const page = await openPage(
      refusing(site, 'UPDATE', 'attempt_questions', () => exam.post(2, { userAnswer: 'B', intent })),
    )

    expect(page.status).toBe(500)
    expect(page.words).toContain('Erreur Impossible de sauvegarder votre réponse.')
    expect(page.words).toContain('Question 2 sur 10')
    expect(page.words).not.toMatch(/Réponse [ABC] enregistrée/)
    expect([checked(page), retry(page)]).toEqual([['B'], intent])
  },
)

describe('when the time of an exam is up', () => {
  test('the page moves on by itself after the deadline, without a script', async () => {
    const page = await readPage(browser, exam.question(1))

    const refresh = page.find('noscript meta')!
    expect(refresh.attribute('http-equiv')).toBe('refresh')
    const [seconds, url] = refresh.attribute('content')!.split('; url=')
    const [, minutesLeft, secondsLeft] = /(\d\d):(\d\d)/.exec(page.words)!
    const afterDeadline = Number(seconds) - 60 * Number(minutesLeft) - Number(secondsLeft)
    expect([6, 7]).toContain(afterDeadline)
    expect(url).toBe(exam.question(1))
  })

  test('a later answer leads to the result, and says why', async () => {
    await exam.answer(1)
    await passTime(site, 306)

    const answer = await exam.post(2, { userAnswer: 'A', intent: 'next' })
    const page = await openPage(browser.follow(answer))

    expect(new URL(page.url).pathname).toBe('/results')
    expect(page.find('[role="status"]')?.words).toContain('Le temps est écoulé.')
  })

  test('an exam without an answer leads to a new start, and is not recorded', async () => {
    await passTime(site, 306)

    const page = await openPage(browser.follow(await browser.get(exam.question(1))))

    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect(page.words).toContain("Le temps est écoulé et aucune question n'a reçu de réponse")
    expect(await count(site.db, 'exam_results')).toBe(0)
  })

  test('an exam that cannot close says so, then leads to its result', async () => {
    await exam.post(1, { userAnswer: 'A', intent: 'next' })
    await passTime(site, 306)
    const end = () => exam.post(1, { intent: 'time-up' })

    await refusing(site, 'INSERT', 'exam_results', async () => {
      for (const answer of [await browser.get(exam.question(1)), await end()]) {
        const page = await openPage(answer)
        for (const words of [RESULTS, '00:00']) expect(page.words).toContain(words)
        expect([checked(page), retry(page)]).toEqual([['A'], 'time-up'])
      }
      expect((await browser.get('/dashboard')).status).toBe(200)
    })

    expect(await readLocation(end())).toBe('/results')
  })
})

test("'Abandonner' asks first, records nothing, and ends other tabs", async () => {
  await exam.answer(1)
  const path = `/quiz/${exam.id}/abandon`
  expect((await browser.get(path)).status).toBe(200)
  expect(await exam.saved()).toHaveLength(1)

  const page = await openPage(browser.follow(await browser.post(path)))
  expect(new URL(page.url).pathname).toBe('/exam-selection')
  expect(page.words).toContain('Examen abandonné')
  expect(await count(site.db, 'exam_results')).toBe(0)

  const other = await openPage(browser.follow(await exam.post(2, { userAnswer: 'A', intent: 'next' })))
  expect(new URL(other.url).pathname).toBe('/exam-selection')
  expect(other.words).toContain("Cet examen n'est plus en cours Rien n'a été enregistré.")
})

/** The letters that are marked. */
const checked = (page: Page) => page.attributes('[name="userAnswer"][checked]', 'value')

/** What the button 'Réessayer' asks for. */
const retry = (page: Page) => page.button('Réessayer')?.attribute('value')
