import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { camille, elodie, karim, openTestSite, type TestSite } from '#test/site'
import { type ApiAnswer, type ApiQuestion, claimOf, rightAnswers } from '#test/calls/claims'

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
    const result = await answer.json()

    expect(answer.status).toBe(201)
    expect(result).toMatchObject({ score: 2, totalQuestions: 10, timeSpent: 120, examType: 'practice' })
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
    ['a time that is not a number', () => ({ timeSpent: '60' }), 'timeSpent'],
    ['no list of answers', () => ({ answers: 'A' }), 'answers'],
    ['more answers than questions', () => ({ answers: right(11) }), 'answers'],
    ['a repeated question', () => ({ answers: [...right(1), ...right(1)] }), 'answers'],
    ['an unknown question', () => ({ answers: [{ questionId: 2147483647, userAnswer: 'A' }] }), 'answers'],
    ['a malformed question', () => ({ answers: [{ questionId: '1e9', userAnswer: 'A' }] }), 'answers'],
    ['a negative question', () => ({ answers: [{ questionId: -1, userAnswer: 'A' }] }), 'answers'],
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
    for (let n = 0; n < 5; n += 1) await post(claim({ right: 7 }))
    const unlocked = await post({ ...official, timeSpent: 5000 })

    expect(locked.status).toBe(403)
    expect(await locked.json()).toEqual({ message: "Réussissez d'abord 5 tests d'entraînement" })
    expect(unlocked.status).toBe(201)
    expect(await unlocked.json()).toMatchObject({ score: 30, examType: 'official', timeSpent: 900 })
  })
})

describe('GET /api/exam-results', () => {
  test("answers with the caller's own results, newest first", async () => {
    for (const right of [1, 2, 3]) await post(claim({ right }))
    await post(claim({ right: 9 }), stranger)

    const answer = await browser.get('/api/exam-results')
    expect(answer.headers.get('X-Total-Count')).toBe('3')
    expect(await answer.json()).toMatchObject([{ score: 3 }, { score: 2 }, { score: 1 }])
    const part = await browser.get('/api/exam-results?limit=1&offset=1')
    expect(part.headers.get('X-Total-Count')).toBe('3')
    expect(await part.json()).toMatchObject([{ score: 2 }])
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

test("an exam's details are its answers and questions, for its candidate and for admins", async () => {
  const { id } = await (await post({ ...claim({ right: 1 }), answers: right(1) })).json()
  const asked = await Promise.all(
    [browser, stranger, admin].map((one) => one.get(`/api/exam-results/${id}/details`)),
  )

  expect(asked.map(({ status }) => status)).toEqual([200, 404, 200])
  const [details, unknown, ofAdmin] = await Promise.all(asked.map((answer) => answer.json()))
  expect(unknown).toEqual({ message: 'Résultat introuvable.' })
  expect(ofAdmin).toEqual(details)
  expect(details.examResult).toMatchObject({ id, score: 1, totalQuestions: 10 })
  const userAnswer = questions[0]!.correctAnswer
  expect(details.answers).toEqual([
    { userAnswer: { id: expect.any(Number), userAnswer, isCorrect: true }, question: questions[0] },
  ])
})

function blank(letters: (string | null | undefined)[]): ApiAnswer[] {
  return letters.map((userAnswer, index) => ({ questionId: questions[index]!.id, userAnswer }))
}
