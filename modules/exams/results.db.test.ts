import { beforeEach, describe, expect, test } from 'vitest'
import { countQueries } from '#test/db/queries'
import { count, insert } from '#test/db/rows'
import { question, RIGHT, WRONG } from '#test/worlds/bank'
import { setUpExams } from '#test/worlds/exams'
import type { ClaimedResult } from '#modules/exams'

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams({ bank: 30 })
const camille = await world.signIn(camilleId)
const karim = await world.signIn(karimId)
let ids: number[]
beforeEach(async () => {
  ids = await world.questionIds()
})

describe('an exam that a client ran', () => {
  test('is graded by the questions of the bank', async () => {
    const result = await record(claim({ right: 3, wrong: 2, blank: 1 }))

    expect(result).toEqual({
      id: expect.any(Number),
      userId: camilleId,
      score: 3,
      totalQuestions: 10,
      timeSpent: 120,
      examType: 'practice',
      createdAt: clock.now(),
    })
    const details = await exams.findResult({ userId: camilleId, resultId: result.id })
    expect(details?.result).toEqual(result)
    expect(details?.answers.map((answer) => answer.userAnswer)).toEqual([
      ...Array<string>(3).fill(RIGHT),
      ...Array<string>(2).fill(WRONG),
      null,
    ])
    expect(details?.answers.map((answer) => answer.questionId)).toEqual(ids.slice(0, 6))
    expect(details?.answers.filter((answer) => answer.isCorrect)).toHaveLength(3)
  })

  test('without a single answer is a 0', async () => {
    const result = await record(claim({ right: 0 }))

    expect(result.score).toBe(0)
    expect((await exams.findResult({ userId: camilleId, resultId: result.id }))?.answers).toEqual([])
  })

  test.each([
    ['practice', 299.9, 299],
    ['practice', 5000, 300],
    ['official', 1e300, 900],
  ] as const)('of type %s that took %d s is stored with %i s', async (examType, timeSpent, stored) => {
    await unlock()

    expect((await record({ ...claim({ right: 1 }), examType, timeSpent })).timeSpent).toBe(stored)
  })

  test('is graded by the version that stands now', async () => {
    await exams.reviseQuestion(ids[0]!, question(99, { correctAnswer: 'A' }))

    expect((await record(claim({ right: 3 }))).score).toBe(2)
  })

  test('counts towards the official exam, which is refused before', async () => {
    const official = { ...claim({ right: 30 }), examType: 'official' } as const
    expect(await exams.recordResult(camille, official)).toEqual({ ok: false, code: 'locked' })

    for (let n = 0; n < 5; n += 1) await record(claim({ right: 7 }))

    expect((await record(official)).score).toBe(30)
  })

  test('with an unknown question leaves nothing behind', async () => {
    const { answers, ...rest } = claim({ right: 3 })
    const unknown = { questionId: 999_999, userAnswer: RIGHT }

    expect(await exams.recordResult(camille, { ...rest, answers: [...answers, unknown] })).toEqual({
      ok: false,
      code: 'unknown-question',
    })
    expect(await count(db, 'exam_results')).toBe(0)
    expect(await count(db, 'user_answers')).toBe(0)
  })

  test('does not know a retired question', async () => {
    await exams.retireQuestion(ids[1]!)

    const outcome = await exams.recordResult(camille, claim({ right: 3 }))

    expect(outcome).toEqual({ ok: false, code: 'unknown-question' })
  })
})

describe('the list of results', () => {
  test('has the own ones, newest first', async () => {
    for (const right of [1, 2, 3]) {
      clock.pass(60)
      await record(claim({ right }))
    }
    await exams.recordResult(karim, claim({ right: 9 }))

    const page = await exams.listResults(camilleId, { limit: 2, offset: 0 })

    expect(page.items.map((result) => result.score)).toEqual([3, 2])
    expect(page.total).toBe(3)
    expect((await exams.listResults(camilleId, { limit: 2, offset: 2 })).items).toHaveLength(1)
  })

  test('takes as many queries for 1 000 results as for one', async () => {
    await record(claim({ right: 1 }))
    const read = () => exams.listResults(camilleId, { limit: 1000, offset: 0 })
    const one = await countQueries(db, read)
    await db.transaction(async (tx) => {
      for (let n = 1; n < 1000; n += 1) await insert(db, 'exam_results', row(n), tx)
    })

    expect(await countQueries(db, read)).toBe(one)
    expect(one).toBe(2)
    expect((await read()).items).toHaveLength(1000)
  })
})

test('a result is found by its owner and by an admin only', async () => {
  expect(await exams.findLatestResult(camilleId)).toBeNull()
  const { resultId } = await world.takeExam(camilleId, { right: 3 })

  expect((await exams.findResult({ userId: camilleId, resultId }))?.result.score).toBe(3)
  expect((await exams.findAnyResult(resultId))?.result.userId).toBe(camilleId)
  expect(await exams.findResult({ userId: karimId, resultId })).toBeNull()
  expect(await exams.findLatestResult(karimId)).toBeNull()
  expect(await exams.findAnyResult(999_999)).toBeNull()
})

/** The first questions answered rightly, then wrongly, then not. */
function claim({ right, wrong = 0, blank = 0 }: { right: number; wrong?: number; blank?: number }) {
  const answers = ids.slice(0, right + wrong + blank).map((questionId, index) => ({
    questionId,
    userAnswer: index < right ? RIGHT : index < right + wrong ? WRONG : null,
  }))
  return { examType: 'practice', totalQuestions: 10, timeSpent: 120, answers } satisfies ClaimedResult
}

async function record(claimed: ClaimedResult) {
  const recorded = await exams.recordResult(camille, claimed)
  if (!recorded.ok) throw new Error(recorded.code)
  return recorded.value
}

async function unlock() {
  for (let n = 0; n < 5; n += 1) await record(claim({ right: 7 }))
}

function row(n: number) {
  return {
    user_id: camilleId,
    score: n % 11,
    total_questions: 10,
    time_spent: 100,
    exam_type: 'practice',
    created_at: new Date(clock.now().getTime() - n * 60_000),
  }
}
