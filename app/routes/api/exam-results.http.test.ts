import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { camille, openTestSite, type TestSite } from '#test/site'
import { type ApiAnswer, type ApiQuestion, claimOf, rightAnswers } from '#test/calls/claims'

let site: TestSite
let browser: Browser
let questions: ApiQuestion[]

beforeAll(async () => {
  site = await openTestSite()
  browser = await site.member(camille)
  questions = await (await browser.get('/api/questions?limit=31')).json()
})
beforeEach(() => site.db.write(() => site.db.sequelize.query('DELETE FROM exam_results')))
afterAll(() => site.close())

describe('POST /api/exam-results', () => {
  test('answers 201 with the result, graded by the server', async () => {
    const answer = await post(claim({ right: 7 }))

    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      id: expect.any(Number),
      userId: expect.any(Number),
      score: 7,
      totalQuestions: 10,
      timeSpent: 120,
      examType: 'practice',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
  })

  test('takes no claim for the truth: 10 of 10 with wrong answers is what it is', async () => {
    const claimed = { ...claim({ right: 2 }), score: 10 }
    const lies = claimed.answers.map((answer) => ({ ...answer, isCorrect: true }))

    const result = await (await post({ ...claimed, answers: lies })).json()

    expect(result.score).toBe(2)
    const details = (await (await browser.get(`/api/exam-results/${result.id}/details`)).json()) as {
      answers: { userAnswer: { isCorrect: boolean } }[]
    }
    expect(details.answers.filter((answer) => answer.userAnswer.isCorrect)).toHaveLength(2)
  })

  test.each([
    ['no answer at all', () => [], 0],
    ['answers to some questions', () => claim({ right: 3 }).answers.slice(0, 4), 3],
    ['empty answers', () => blank(['', null, undefined]), 0],
  ])('counts as wrong what is missing: %s', async (_what, answers, score) => {
    const answer = await post({ ...claim({ right: 0 }), answers: answers() })

    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ score, totalQuestions: 10 })
  })

  test.each([
    [301, 300],
    [1e15, 300],
    [12.7, 12],
    [0, 0],
  ])('stores a time of %d s as %i s', async (timeSpent, stored) => {
    const answer = await post({ ...claim({ right: 1 }), timeSpent })

    expect([answer.status, (await answer.json()).timeSpent]).toEqual([201, stored])
  })

  test.each<[string, () => object, string]>([
    ['an unknown type', () => ({ examType: 'final' }), 'examType'],
    ['another number of questions', () => ({ totalQuestions: 20 }), 'totalQuestions'],
    ['a huge number of questions', () => ({ totalQuestions: 1e9 }), 'totalQuestions'],
    ['a negative time', () => ({ timeSpent: -1 }), 'timeSpent'],
    ['a time that is none', () => ({ timeSpent: '60' }), 'timeSpent'],
    ['no list of answers', () => ({ answers: 'A' }), 'answers'],
    ['more answers than questions', () => ({ answers: right(11) }), 'answers'],
    ['a repeated question', () => ({ answers: [...right(1), ...right(1)] }), 'answers'],
    ['an unknown question', () => ({ answers: [{ questionId: 2147483647, userAnswer: 'A' }] }), 'answers'],
    ['a malformed question', () => ({ answers: [{ questionId: '1e9', userAnswer: 'A' }] }), 'answers'],
    ['a negative question', () => ({ answers: [{ questionId: -1, userAnswer: 'A' }] }), 'answers'],
    ['an unknown option', () => ({ answers: [{ ...right(1)[0], userAnswer: 'D' }] }), 'answers'],
    ['a small letter', () => ({ answers: [{ ...right(1)[0], userAnswer: 'a' }] }), 'answers'],
  ])('answers 400 for %s, in French, and stores nothing', async (_what, change, field) => {
    const answer = await post({ ...claim({ right: 1 }), ...change() })

    expect(answer.status).toBe(400)
    const { message, errors } = await answer.json()
    expect(errors).toEqual({ [field]: [message] })
    expect(message).not.toMatch(/invalid|expected|required/i)
    expect(await count(site.db, 'exam_results')).toBe(0)
  })

  test.each([
    ['{', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['score=10', 'application/x-www-form-urlencoded', 415],
    [JSON.stringify({ answers: 'x'.repeat(100_001) }), 'application/json', 413],
  ])('answers what the body deserves: %.20s', async (body, type, status) => {
    const answer = await browser.send('POST', '/api/exam-results', {
      body,
      headers: { 'Content-Type': type },
    })

    expect(answer.status).toBe(status)
    expect(Object.keys(await answer.json())[0]).toBe('message')
  })

  test('answers 403 for the official exam until five practice exams are passed', async () => {
    const official = { ...claim({ right: 0 }), examType: 'official', totalQuestions: 30, answers: right(30) }
    const locked = await post(official)
    for (let n = 0; n < 5; n += 1) await post(claim({ right: 7 }))
    const unlocked = await post({ ...official, timeSpent: 5000 })

    expect(locked.status).toBe(403)
    expect(await locked.json()).toEqual({ message: "Réussissez d'abord 5 tests d'entraînement" })
    expect(unlocked.status).toBe(201)
    expect(await unlocked.json()).toMatchObject({ score: 30, examType: 'official', timeSpent: 900 })
  })
})

const claim = (how: { right: number }) => claimOf(questions, how)
const right = (count: number) => rightAnswers(questions, count)

function blank(letters: (string | null | undefined)[]): ApiAnswer[] {
  return letters.map((userAnswer, index) => ({ questionId: questions[index]!.id, userAnswer }))
}

function post(body: object) {
  return browser.call('POST', '/api/exam-results', body)
}
