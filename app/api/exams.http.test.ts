import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { camille, elodie, karim } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { toClaim } from '#test/things/exam'

const site = await setUpSite()
const browser = await site.member(camille)
const stranger = await site.member(karim)
const admin = await site.admin(elodie)
const questions = await (await browser.get('/api/questions?limit=31')).json()
beforeEach(() => site.db.write('DELETE FROM exam_results'))

const claim = (how: { right: number }) => toClaim(questions, how)
const UNKNOWN = { questionId: 2147483647, userAnswer: 'A' }
const post = (body: object, by = browser) => by.call('POST', '/api/exam-results', body)

describe('POST /api/exam-results', () => {
  test('answers with the result, graded by the server whatever the body claims', async () => {
    const answer = await post(claim({ right: 2 }))

    const result = { score: 2, totalQuestions: 10, timeSpent: 120, examType: 'practice' }
    expect([answer.status, await answer.json()]).toMatchObject([201, result])
  })

  test.each([
    ['a claim that breaks a rule', { timeSpent: -1 }, 'timeSpent', 'Le temps passé ne peut pas être négatif'],
    [
      'an unknown question',
      { answers: [UNKNOWN] },
      'answers',
      "Une des questions n'existe pas ou n'existe plus",
    ],
  ])('answers 400 to %s, and stores nothing', async (_what, change, field, message) => {
    const answer = await post({ ...claim({ right: 1 }), ...change })

    expect([answer.status, await answer.json()]).toEqual([400, { message, errors: { [field]: [message] } }])
    expect(await count(site.db, 'exam_results')).toBe(0)
  })

  test('answers 403 for the official exam until five practice exams are passed', async () => {
    const locked = await post({ ...claim({ right: 0 }), examType: 'official', totalQuestions: 30 })

    const message = "Réussissez d'abord 5 tests d'entraînement"
    expect([locked.status, await locked.json()]).toEqual([403, { message }])
  })
})

test("GET /api/exam-results has the caller's own, newest first, or a part", async () => {
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

test("an exam's answers and questions are for its candidate and admins", async () => {
  const { id } = await (
    await post({ ...claim({ right: 1 }), answers: claim({ right: 1 }).answers.slice(0, 1) })
  ).json()
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
