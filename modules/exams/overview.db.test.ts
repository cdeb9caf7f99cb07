import { describe, expect, test } from 'vitest'
import { countQueries } from '#test/db/queries'
import { question, questions } from '#test/worlds/bank'
import { range, setUpExams } from '#test/worlds/exams'

const FIRST_PAGE = { limit: 20, offset: 0 }

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams()
const overview = () => exams.overview(camilleId, FIRST_PAGE)

test('the dashboard of a member has their own exams only', async () => {
  await world.takeExam(karimId, { right: 9 })

  expect(await overview()).toEqual({
    running: [],
    progress: { passed: 0, isOfficialUnlocked: false, isOfficialPassed: false },
    figures: { count: 0, passed: 0, averagePercent: 0, best: null, highest: null },
    trend: [],
    history: { items: [], total: 0 },
    toStudy: { questions: 0, themes: [] },
  })
})

test('it has the exam in progress, the progress and the figures, in as many statements for many exams as for one', async () => {
  await world.takeExam(camilleId, { right: 6 })
  const statements = await countQueries(db, overview)
  await world.passPractice(camilleId, 5)
  await world.takeExam(camilleId, { right: 20, type: 'official' })
  const { id } = await world.start(camilleId)

  expect(await overview()).toMatchObject({
    running: [{ id, type: 'practice' }],
    progress: { passed: 5, isOfficialUnlocked: true },
    figures: { count: 7, passed: 5, best: { score: 20, totalQuestions: 30 } },
    history: { total: 7 },
  })
  expect(await countQueries(db, overview)).toBe(statements)
})

test('the history goes from the newest to the oldest, page by page; the trend goes the other way', async () => {
  for (const n of range(23)) {
    clock.pass(60)
    await world.takeExam(camilleId, { right: n % 10 })
  }

  const first = await overview()
  const second = await exams.overview(camilleId, { limit: 20, offset: 20 })

  expect(first.history.total).toBe(23)
  expect(scores(first.history.items).slice(0, 3)).toEqual([3, 2, 1])
  expect(scores(second.history.items)).toEqual([3, 2, 1])
  expect(scores(first.trend)).toEqual(scores(first.history.items).reverse())
  expect(second.trend).toEqual(first.trend)
})

describe('what is left to study', () => {
  test('is the wrong answers of the latest exam, each theme once', async () => {
    const [one, other] = [question(9, { theme: 'licence' }), question(10, { theme: null })]
    await exams.importQuestions([...questions(8), one, other], { replace: true })
    await world.takeExam(camilleId, { right: 10 })
    expect((await overview()).toStudy).toEqual({ questions: 0, themes: [] })
    clock.pass(60)
    await world.takeExam(camilleId, { right: 0 })

    const { toStudy } = await overview()

    expect(toStudy.questions).toBe(10)
    expect([...toStudy.themes].sort()).toEqual(['licence', 'transport'])
  })

  test('includes questions without an answer', async () => {
    const claim = { examType: 'practice', totalQuestions: 10, timeSpent: 20, answers: [] } as const
    await exams.recordResult(await world.signIn(camilleId), { ...claim, answers: [] })

    expect((await overview()).toStudy).toEqual({ questions: 10, themes: [] })
  })
})

function scores(results: { score: number }[]): number[] {
  return results.map(({ score }) => score)
}
