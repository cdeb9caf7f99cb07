import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { logOf } from '#test/request-log'
import { refusing } from '#test/refusing'
import { wordsOf } from '#test/html-text'
import { camille, openTestSite } from '#test/site'
import { answerAll, at, locationOf, moveStart, removeExams, startExam } from '#test/pages/quiz'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openTestSite)
let browser: Browser

beforeAll(async () => {
  browser = await site.member(camille)
})
beforeEach(() => removeExams(site))

const RESULTS = 'Erreur Impossible de sauvegarder les résultats.'

test("'Terminer' that cannot be saved comes back to the question, as it was, and can be sent again", async () => {
  const last = await answerAll(browser)

  const answer = await refusing(site, 'INSERT', 'exam_results', () =>
    browser.post(last, { userAnswer: 'C', intent: 'finish' }),
  )

  expect(answer.status).toBe(500)
  const page = await answer.text()
  expect(wordsOf(page)).toContain(RESULTS)
  expect(wordsOf(page)).toContain('Question 10 sur 10')
  expect(checked(page)).toEqual(['C'])
  expect(wordsOf(page)).toMatch(/0(5:00|4:\d\d)/)
  expect(retry(page)).toBe('finish')
  expect(wordsOf(page)).toContain(`Référence : ${answer.headers.get('X-Request-Id')}`)
  expect(await logOf(site, answer.headers.get('X-Request-Id'))).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'could not act on a form' }),
  )
  expect(await locationOf(browser.post(last, { userAnswer: 'C', intent: 'finish' }))).toBe('/results')
})

test.each(['next', 'previous', 'question-1'])(
  "an answer that cannot be saved stays marked, and is not called 'enregistrée' (%s)",
  async (intent) => {
    const start = await startExam(browser)
    await browser.post(start, { userAnswer: 'A', intent: 'next' })

    const answer = await refusing(site, 'UPDATE', 'attempt_questions', () =>
      browser.post(at(start, 2), { userAnswer: 'B', intent }),
    )

    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(wordsOf(page)).toContain('Erreur Impossible de sauvegarder votre réponse.')
    expect(wordsOf(page)).toContain('Question 2 sur 10')
    expect(checked(page)).toEqual(['B'])
    expect(page).not.toContain('Réponse enregistrée')
    expect(retry(page)).toBe(intent)
  },
)

test('an exam that cannot be closed when its time is up says so, and leads to its result once it can', async () => {
  const start = await startExam(browser)
  await browser.post(start, { userAnswer: 'A', intent: 'next' })
  await moveStart(site, 306)

  await refusing(site, 'INSERT', 'exam_results', async () => {
    for (const answer of [await browser.get(start), await browser.post(start, { intent: 'time-up' })]) {
      const page = await answer.text()
      expect(wordsOf(page)).toContain(RESULTS)
      expect(wordsOf(page)).toContain('00:00')
      expect(checked(page)).toEqual(['A'])
      expect(retry(page)).toBe('time-up')
    }
    expect((await browser.get('/dashboard')).status).toBe(200)
  })

  expect(await locationOf(browser.post(start, { intent: 'time-up' }))).toBe('/results')
})

/** The letters that are marked. */
function checked(page: string): string[] {
  const inputs = [...page.matchAll(/<input[^>]*name="userAnswer"[^>]*>/g)].map(([input]) => input)
  return inputs.flatMap((input) => (input.includes('checked=""') ? /(?<=value=")\w/.exec(input)! : []))
}

/** What the button 'Réessayer' asks for. */
function retry(page: string): string | undefined {
  const button = [...page.matchAll(/<button[^>]*>Réessayer/g)].map(([tag]) => tag).at(0)
  return /value="([^"]*)"/.exec(button ?? '')?.[1]
}
