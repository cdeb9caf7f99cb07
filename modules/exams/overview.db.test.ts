import { describe, expect, test } from 'vitest'
import { countQueries } from '#test/db/queries'
import { insert, rows } from '#test/db/rows'
import { question, questions } from '#test/worlds/bank'
import { setUpExams } from '#test/worlds/exams'

const FIRST_PAGE = { limit: 20, offset: 0 }

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams({ bank: 0 })

test('a member who took no exam has empty figures', async () => {
  expect(await exams.overview(camilleId, FIRST_PAGE)).toEqual({
    running: [],
    progress: { passed: 0, isOfficialUnlocked: false },
    figures: { count: 0, passed: 0, averagePercent: 0, best: null, highest: null },
    trend: [],
    history: { items: [], total: 0 },
    toStudy: { questions: 0, themes: [] },
  })
})

describe('the figures', () => {
  test('average the unrounded percentages of both exams', async () => {
    await record({ score: 7, total: 10 })
    await record({ score: 20, total: 30 })
    await record({ score: 20, total: 30 })

    const { figures } = await exams.overview(camilleId, FIRST_PAGE)

    expect(figures.averagePercent).toBeCloseTo(67.78, 2)
    expect(figures).toMatchObject({ count: 3, passed: 1 })
  })

  test('have the highest raw score as the best, whatever its percentage', async () => {
    await record({ score: 10, total: 10 })
    await record({ score: 18, total: 30 })

    expect(await bestOf(camilleId)).toEqual({ score: 18, totalQuestions: 30 })
  })

  test('take the best score out of fewer questions among equals', async () => {
    for (const total of [30, 10, 30] as const) await record({ score: 9, total })

    expect(await bestOf(camilleId)).toEqual({ score: 9, totalQuestions: 10 })
  })

  test('have the highest percentage beside it; among equals, the exam with more questions', async () => {
    await record({ score: 9, total: 10 })
    await record({ score: 20, total: 30 })
    await record({ score: 27, total: 30 })
    await record({ score: 8, total: 10 })

    const { figures } = await exams.overview(camilleId, FIRST_PAGE)

    expect(figures.highest).toEqual({ score: 27, totalQuestions: 30 })
  })

  test('have the highest percentage of an exam whose score is not the best', async () => {
    await record({ score: 22, total: 30 })
    await record({ score: 10, total: 10 })

    const { figures } = await exams.overview(camilleId, FIRST_PAGE)

    expect(figures).toMatchObject({
      best: { score: 22, totalQuestions: 30 },
      highest: { score: 10, totalQuestions: 10 },
    })
  })

  test("are nobody else's", async () => {
    await record({ score: 9, total: 10 })

    expect((await exams.overview(karimId, FIRST_PAGE)).figures.count).toBe(0)
  })
})

test('the way to the official exam counts passed practice exams, up to five', async () => {
  const progress = async () => (await exams.overview(camilleId, FIRST_PAGE)).progress
  for (const score of [6, 7, 7, 10, 8]) await record({ score, total: 10 })
  await record({ score: 30, total: 30 })
  expect(await progress()).toEqual({ passed: 4, isOfficialUnlocked: false })

  for (const score of [7, 8, 9]) await record({ score, total: 10 })
  expect(await progress()).toEqual({ passed: 5, isOfficialUnlocked: true })
})

test('the history goes from the newest to the oldest, page by page; the trend goes the other way', async () => {
  for (let score = 1; score <= 25; score += 1) await record({ score: score % 10, total: 10 })

  const first = await exams.overview(camilleId, FIRST_PAGE)
  const second = await exams.overview(camilleId, { limit: 20, offset: 20 })

  expect(first.history.total).toBe(25)
  expect(scores(first.history.items).slice(0, 3)).toEqual([5, 4, 3])
  expect(scores(second.history.items)).toEqual([5, 4, 3, 2, 1])
  expect(scores(first.trend)).toEqual(scores(first.history.items).reverse())
  expect(second.trend).toEqual(first.trend)
})

describe('what is left to study', () => {
  test('is the wrong answers of the latest exam, each theme once', async () => {
    await exams.loadShippedBank([
      ...questions(8),
      question(9, { theme: 'licence' }),
      question(10, { theme: null }),
    ])
    await world.takeExam(camilleId, { right: 10 })
    expect((await exams.overview(camilleId, FIRST_PAGE)).toStudy).toEqual({ questions: 0, themes: [] })
    clock.pass(60)
    await world.takeExam(camilleId, { right: 0 })

    const { toStudy } = await exams.overview(camilleId, FIRST_PAGE)

    expect(toStudy.questions).toBe(10)
    expect([...toStudy.themes].sort()).toEqual(['licence', 'transport'])
  })

  test('includes questions without an answer', async () => {
    await exams.recordResult(await world.signIn(camilleId), {
      examType: 'practice',
      totalQuestions: 10,
      timeSpent: 20,
      answers: [],
    })

    expect((await exams.overview(camilleId, FIRST_PAGE)).toStudy).toEqual({ questions: 10, themes: [] })
  })
})

test('an exam in progress is named', async () => {
  await exams.loadShippedBank(questions(10))
  const { id } = await world.start(camilleId)

  expect((await exams.overview(camilleId, FIRST_PAGE)).running).toEqual([{ id, type: 'practice' }])
})

test('a thousand results take as many statements as one, and about the same time', async () => {
  await record({ score: 7, total: 10 })
  const few = await countQueries(db, () => exams.overview(camilleId, FIRST_PAGE))
  const quick = await medianTime(() => exams.overview(camilleId, FIRST_PAGE))
  await db.transaction(async (tx) => {
    for (let n = 0; n < 1000; n += 1) {
      await insert(db, 'exam_results', { ...row({ score: n % 11, total: 10 }), id: 10_000 + n }, tx)
    }
  })

  expect(await countQueries(db, () => exams.overview(camilleId, FIRST_PAGE))).toBe(few)
  expect((await exams.overview(camilleId, FIRST_PAGE)).history.total).toBe(1001)
  // Measured: some 2 ms more. The rest is for a busy machine.
  expect(await medianTime(() => exams.overview(camilleId, FIRST_PAGE))).toBeLessThan(3 * quick + 25)
})

let lastId = 100
let lastMinute = 0

/** A result of Camille's, a minute after the previous one. */
async function record(exam: { score: number; total: 10 | 30 }) {
  lastId += 1
  await db.transaction((tx) => insert(db, 'exam_results', { ...row(exam), id: lastId }, tx))
}

function row({ score, total }: { score: number; total: number }) {
  lastMinute += 1
  return {
    ...rows.exam_results,
    user_id: camilleId,
    attempt_id: null,
    score,
    total_questions: total,
    exam_type: total === 30 ? 'official' : 'practice',
    created_at: new Date(Date.UTC(2026, 2, 1) + lastMinute * 60_000),
  }
}

async function bestOf(userId: number) {
  return (await exams.overview(userId, FIRST_PAGE)).figures.best
}

function scores(results: { score: number }[]): number[] {
  return results.map(({ score }) => score)
}

/** Milliseconds. */
async function medianTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 11; n += 1) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return times.sort((one, other) => one - other)[5]!
}
