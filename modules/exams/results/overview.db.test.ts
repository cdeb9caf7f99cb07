import { expect, test } from 'vitest'
import { range, setUpExams } from '#test/harness/modules/exams'

const FIRST_PAGE = { limit: 20, offset: 0 }

const { exams, clock, camilleId, karimId, ...world } = await setUpExams()
const overview = () => exams.results.findOverview(camilleId, FIRST_PAGE)

test('the dashboard of a member has their own exams only', async () => {
  await world.takeExam(karimId, { right: 9 })

  expect(await overview()).toEqual({
    running: [],
    progress: { passed: 0, isOfficialUnlocked: false, isOfficialPassed: false },
    figures: { count: 0, passed: 0, averagePercent: 0, best: null, highest: null },
    trend: [],
    history: { items: [], total: 0 },
  })
})

test('the dashboard has the exam in progress, the progress and the figures', async () => {
  await world.takeExam(camilleId, { right: 6 })
  await world.passPractice(camilleId, 5)
  await world.takeExam(camilleId, { right: 20, type: 'official' })
  const { id } = await world.start(camilleId)

  expect(await overview()).toMatchObject({
    running: [{ id, type: 'practice' }],
    progress: { passed: 5, isOfficialUnlocked: true, isOfficialPassed: false },
    figures: { count: 7, passed: 5, best: { score: 20, totalQuestions: 30 } },
    history: { total: 7 },
  })
})

test('the dashboard has a paged history, newest first, and a reversed trend', async () => {
  for (const n of range(23)) {
    clock.pass(60)
    await world.takeExam(camilleId, { right: n % 10 })
  }

  const first = await overview()
  const second = await exams.results.findOverview(camilleId, { limit: 20, offset: 20 })

  expect(first.history.total).toBe(23)
  expect(scores(first.history.items).slice(0, 3)).toEqual([3, 2, 1])
  expect(scores(second.history.items)).toEqual([3, 2, 1])
  expect(scores(first.trend)).toEqual(scores(first.history.items).reverse())
  expect(second.trend).toEqual(first.trend)
})

function scores(results: { score: number }[]): number[] {
  return results.map(({ score }) => score)
}
