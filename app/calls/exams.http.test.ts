import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
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
  admin = await site.admin(elodie)
  questions = await (await browser.get('/api/questions?limit=31')).json()
})
beforeEach(() => site.db.run('DELETE FROM exam_results'))
afterAll(() => site.close())

const claim = (how: { right: number }) => claimOf(questions, how)
const right = (count: number) => rightAnswers(questions, count)
const post = (body: object, by = browser) => by.call('POST', '/api/exam-results', body)

describe('POST /api/exam-results', () => {
  test('answers with the result, graded by the server whatever the body claims', async () => {
    const claimed = { ...claim({ right: 2 }), score: 10 }
    const lies = claimed.answers.map((answer) => ({ ...answer, isCorrect: true }))
    const answer = await post({ ...claimed, answers: lies })

    const result = { score: 2, totalQuestions: 10, timeSpent: 120, examType: 'practice' }
    expect([answer.status, await answer.json()]).toMatchObject([201, result])
  })

  test.each([
    ['no answer at all', () => [], 0],
    ['answers to some questions', () => claim({ right: 3 }).answers.slice(0, 4), 3],
    [
      'empty answers',
      () => ['', null, undefined].map((userAnswer, n) => ({ ...right(3)[n], userAnswer })),
      0,
    ],
  ])('counts as wrong what is missing: %s', async (_what, answers, score) => {
    const answer = await post({ ...claim({ right: 0 }), answers: answers() })

    expect([answer.status, await answer.json()]).toMatchObject([201, { score, totalQuestions: 10 }])
  })

  test.each([
    [301, 300],
    [1e15, 300],
    [12.7, 12],
    [0, 0],
  ])('stores a time of %d s as %i s', async (timeSpent, stored) => {
    const answer = await post({ ...claim({ right: 1 }), timeSpent })

    expect([answer.status, await answer.json()]).toMatchObject([201, { timeSpent: stored }])
  })

  test.each<[string, () => object, string]>([
    ['an unknown type', () => ({ examType: 'final' }), 'examType'],
    ['another number of questions', () => ({ totalQuestions: 20 }), 'totalQuestions'],
    ['a huge number of questions', () => ({ totalQuestions: 1e9 }), 'totalQuestions'],
    ['a negative time', () => ({ timeSpent: -1 }), 'timeSpent'],
    ['a time that is not a number', () => ({ timeSpent: '60' }), 'timeSpent'],
    ['no list of answers', () => ({ answers: 'A' }), 'answers'],
    ['more answers than questions', () => ({ answers: right(11) }), 'answers'],
    ['a repeated question', () => ({ answers: [...right(1), ...right(1)] }), 'answers'],
    ['an unknown question', () => ({ answers: [{ questionId: 2147483647, userAnswer: 'A' }] }), 'answers'],
    ['a malformed question', () => ({ answers: [{ questionId: '1e9', userAnswer: 'A' }] }), 'answers'],
    ['an unknown option', () => ({ answers: [{ ...right(1)[0], userAnswer: 'D' }] }), 'answers'],
    ['a small letter', () => ({ answers: [{ ...right(1)[0], userAnswer: 'a' }] }), 'answers'],
  ])('answers 400 to %s, in French, and stores nothing', async (_what, change, field) => {
    const answer = await post({ ...claim({ right: 1 }), ...change() })

    expect(answer.status).toBe(400)
    const { message, errors } = await answer.json()
    expect(errors).toEqual({ [field]: [message] })
    expect(message).not.toMatch(/invalid|expected|required/i)
    expect(await count(site.db, 'exam_results')).toBe(0)
  })

  test('answers 403 for the official exam until five practice exams are passed', async () => {
    const official = { ...claim({ right: 0 }), examType: 'official', totalQuestions: 30, answers: right(30) }
    const locked = await post(official)
    const message = "Réussissez d'abord 5 tests d'entraînement"
    expect([locked.status, await locked.json()]).toEqual([403, { message }])

    for (let n = 0; n < 5; n += 1) await post(claim({ right: 7 }))
    const unlocked = await post({ ...official, timeSpent: 5000 })
    const result = { score: 30, examType: 'official', timeSpent: 900 }
    expect([unlocked.status, await unlocked.json()]).toMatchObject([201, result])
  })
})

test("GET /api/exam-results answers with the caller's own, newest first, whole or in part", async () => {
  for (const right of [1, 2, 3]) await post(claim({ right }))
  await post(claim({ right: 9 }), stranger)

  for (const [query, scores] of [
    ['', [3, 2, 1]],
    ['?limit=1&offset=1', [2]],
  ] as const) {
    const answer = await browser.get(`/api/exam-results${query}`)
    expect(answer.headers.get('X-Total-Count')).toBe('3')
    expect(await answer.json()).toMatchObject(scores.map((score) => ({ score })))
  }
})

test("an exam's details are its answers and questions, for its candidate and for admins", async () => {
  const { id } = await (await post({ ...claim({ right: 1 }), answers: right(1) })).json()
  const read = async (by: Browser) => {
    const answer = await by.get(`/api/exam-results/${id}/details`)
    return [answer.status, await answer.json()] as [number, Record<string, unknown>]
  }

  const [status, details] = await read(browser)
  expect(status).toBe(200)
  expect(details.examResult).toMatchObject({ id, score: 1, totalQuestions: 10 })
  const userAnswer = { id: expect.any(Number), userAnswer: questions[0]!.correctAnswer, isCorrect: true }
  expect(details.answers).toEqual([{ userAnswer, question: questions[0] }])
  expect(await read(admin)).toEqual([200, details])
  expect(await read(stranger)).toEqual([404, { message: 'Résultat introuvable.' }])
})
