import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { logOf } from '#test/harness/request-log'
import { refusing } from '#test/harness/refusing'
import { openPage, type Page } from '#test/harness/page'
import { camille } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { answerAll, at, locationOf, moveStart, removeExams, startExam } from '#test/things/exam'
import { sharedSite } from '#test/harness/shared-site'

const site = sharedSite(openTestSite)
let browser: Browser

beforeAll(async () => {
  browser = await site.member(camille)
})
beforeEach(() => removeExams(site))

const RESULTS = 'Erreur Impossible de sauvegarder les résultats.'

test("'Terminer' that cannot be saved comes back as it was, to send again", async () => {
  const last = await answerAll(browser)

  const page = await openPage(
    refusing(site, 'INSERT', 'exam_results', () => browser.post(last, { userAnswer: 'C', intent: 'finish' })),
  )

  expect(page.status).toBe(500)
  expect(page.words).toContain(RESULTS)
  expect(page.words).toContain('Question 10 sur 10')
  expect(checked(page)).toEqual(['C'])
  expect(page.words).toMatch(/0(5:00|4:\d\d)/)
  expect(retry(page)).toBe('finish')
  expect(page.words).toContain(`Référence : ${page.headers.get('X-Request-Id')}`)
  expect(await logOf(site, page.headers.get('X-Request-Id'))).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'could not act on a form' }),
  )
  expect(await locationOf(browser.post(last, { userAnswer: 'C', intent: 'finish' }))).toBe('/results')
})

test.each(['next', 'previous', 'question-1'])(
  "an unsaved answer stays marked, and is not called 'enregistrée' (%s)",
  async (intent) => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })

    const page = await openPage(
      refusing(site, 'UPDATE', 'attempt_questions', () =>
        browser.post(at(start, 2), { userAnswer: 'B', intent }),
      ),
    )

    expect(page.status).toBe(500)
    expect(page.words).toContain('Erreur Impossible de sauvegarder votre réponse.')
    expect(page.words).toContain('Question 2 sur 10')
    expect(checked(page)).toEqual(['B'])
    expect(page.words).not.toContain('Réponse enregistrée')
    expect(retry(page)).toBe(intent)
  },
)

test('an exam that cannot close at its end says so, then leads to its result', async () => {
  const start = await startExam(browser)
  await browser.post(start, { userAnswer: 'A', intent: 'next' })
  await moveStart(site, 306)

  await refusing(site, 'INSERT', 'exam_results', async () => {
    for (const answer of [await browser.get(start), await browser.post(start, { intent: 'time-up' })]) {
      const page = await openPage(answer)
      expect(page.words).toContain(RESULTS)
      expect(page.words).toContain('00:00')
      expect(checked(page)).toEqual(['A'])
      expect(retry(page)).toBe('time-up')
    }
    expect((await browser.get('/dashboard')).status).toBe(200)
  })

  expect(await locationOf(browser.post(start, { intent: 'time-up' }))).toBe('/results')
})

/** The letters that are marked. */
const checked = (page: Page) => page.attributes('[name="userAnswer"][checked]', 'value')

/** What the button 'Réessayer' asks for. */
const retry = (page: Page) => page.button('Réessayer')?.attribute('value')
