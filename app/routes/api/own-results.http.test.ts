import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { camille, elodie, karim, openTestSite, type TestSite } from '#test/site'
import { type ApiQuestion, claimOf, rightAnswers } from '#test/calls/claims'

let site: TestSite
let browser: Browser
let stranger: Browser
let admin: Browser
let questions: ApiQuestion[]

beforeAll(async () => {
  site = await openTestSite()
  browser = await site.member(camille)
  stranger = await site.member(karim)
  admin = await site.member(elodie)
  await makeAdmin(site.db, elodie.username)
  questions = await (await browser.get('/api/questions?limit=31')).json()
})
beforeEach(() => site.db.run('DELETE FROM exam_results'))
afterAll(() => site.close())

describe('GET /api/exam-results', () => {
  test('answers with the own results, newest first', async () => {
    for (const right of [1, 2, 3]) await post({ right })
    await stranger.call('POST', '/api/exam-results', claimOf(questions, { right: 9 }))

    const answer = await browser.get('/api/exam-results')

    expect(answer.headers.get('X-Total-Count')).toBe('3')
    expect(await answer.json()).toMatchObject([{ score: 3 }, { score: 2 }, { score: 1 }])
    const part = await browser.get('/api/exam-results?limit=1&offset=1')
    expect(part.headers.get('X-Total-Count')).toBe('3')
    expect(await part.json()).toMatchObject([{ score: 2 }])
  })

  test.each(['limit=0', 'limit=1001', 'offset=-1', 'limit=abc'])('answers 400 for %s', async (query) => {
    expect((await browser.get(`/api/exam-results?${query}`)).status).toBe(400)
  })

  test('holds an exam whose time ran out while nobody looked', async () => {
    const start = (await browser.get('/quiz?type=practice')).headers.get('Location')!
    await browser.post(start, { userAnswer: 'A', intent: 'next' })
    const moved = [new Date(Date.now() - 310_000), new Date(Date.now() - 10_000)]
    await site.db.run('UPDATE attempts SET started_at = $1, deadline = $2 WHERE closed_at IS NULL', moved)

    expect(await (await browser.get('/api/exam-results')).json()).toMatchObject([
      { totalQuestions: 10, timeSpent: 300, examType: 'practice' },
    ])
  })
})

describe('GET /api/exam-results/{id}/details', () => {
  test('answers with each answer and its question', async () => {
    const { id } = await post({ right: 1, answers: rightAnswers(questions, 1) })

    const details = await (await browser.get(detailsOf(id))).json()

    expect(details.examResult).toMatchObject({ id, score: 1, totalQuestions: 10 })
    const { correctAnswer } = questions[0]!
    expect(details.answers).toEqual([
      {
        userAnswer: { id: expect.any(Number), userAnswer: correctAnswer, isCorrect: true },
        question: questions[0],
      },
    ])
  })

  test("answers 404 for somebody else's, unless an admin asks", async () => {
    const { id } = await post({ right: 1 })

    const [owners, strangers, admins] = await Promise.all(
      [browser, stranger, admin].map((one) => one.get(detailsOf(id))),
    )

    expect([owners!.status, strangers!.status, admins!.status]).toEqual([200, 404, 200])
    expect(await strangers!.json()).toEqual({ message: 'Résultat introuvable.' })
    expect(await admins!.json()).toEqual(await owners!.json())
  })

  test.each(['abc', '1e9', '-1', '0x1', '0', '999999', '99999999999'])('answers 404 for %s', async (id) => {
    for (const one of [browser, admin]) {
      const answer = await one.get(`/api/exam-results/${id}/details`)

      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ message: 'Résultat introuvable.' })
    }
  })
})

test.each([
  ['GET', '/api/exam-results'],
  ['POST', '/api/exam-results'],
  ['GET', '/api/exam-results/1/details'],
])('%s %s answers 401 for a visitor', async (method, path) => {
  const answer = await site.browser().call(method, path, method === 'POST' ? {} : undefined)

  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ message: 'Vous devez être connecté.' })
})

test.each([
  ['DELETE', '/api/exam-results', 'GET, HEAD, POST'],
  ['POST', '/api/exam-results/1/details', 'GET, HEAD'],
])('%s %s answers 405 with what is allowed', async (method, path, allow) => {
  const answer = await browser.call(method, path)

  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allow])
})

async function post({ right, ...change }: { right: number; answers?: object[] }): Promise<{ id: number }> {
  const body = { ...claimOf(questions, { right }), ...change }
  return (await browser.call('POST', '/api/exam-results', body)).json()
}

function detailsOf(id: number): string {
  return `/api/exam-results/${id}/details`
}
