import { expect, test } from 'vitest'
import type { Letter, QuestionFields } from '#modules/exams'
import { setUpExams, unwrap } from '#test/harness/modules/exams'
import { lesson } from '#test/things/lesson'
import { RIGHT, WRONG } from '#test/things/question'
import { OPTION_ORDERS } from './letters'

const { db, exams, addQuestion, questionIds, camilleId, karimId } = await setUpExams({ bank: 0 })

/** Adds `each` questions on every theme, and lessons on the first themes only. */
async function fill({ themes, withLesson = themes, each }: Record<'themes' | 'each', number> & Lessons) {
  const names = THEMES.slice(0, themes)
  await exams.lessons.loadShipped(
    names.slice(0, withLesson).map((theme, index) => ({ ...lesson(theme), slug: `theme-${index + 1}` })),
  )
  for (let n = 0; n < each; n += 1)
    for (const [index, theme] of names.entries()) await addQuestion(n * themes + index + 1, { theme })
}
type Lessons = { withLesson?: number }

const THEMES = [
  ...['munitions', 'licence', 'carnet de tir', 'détention et autorisation', 'transport', 'stockage'],
  ...["catégories d'armes", 'cession et prêt', 'sécurité au stand', 'infractions', 'manipulation'],
]

async function trialWith(...answers: Letter[]) {
  const drawn = await exams.trial.draw()
  return drawn.map((item, index) => ({ ...item, userAnswer: answers[index] ?? null }))
}

async function revise(id: number, changes: Partial<QuestionFields>) {
  const { id: _, version: __, createdAt: ___, ...fields } = (await exams.questions.find(id))!
  expect(await exams.questions.revise(id, { ...fields, ...changes })).toMatchObject({ ok: true })
}

async function standings(userId = camilleId) {
  const studied = await exams.memory.listStudied(userId)
  return new Map(studied.map(({ id, dueOn, wasLastRight }) => [id, dueOn === null ? null : wasLastRight]))
}

test('a trial has five example questions, one a theme', async () => {
  await fill({ themes: 11, withLesson: 10, each: 5 })
  const ids = await questionIds()
  const places = new Set<number>()
  for (let draw = 0; draw < 40; draw += 1) {
    const items = await exams.trial.draw()
    const themes = (await exams.trial.read(items)).map((asked) => asked!.theme)
    expect(new Set(themes).size).toBe(5)
    for (const { questionId, ...rest } of items) {
      places.add(ids.indexOf(questionId))
      expect(OPTION_ORDERS).toContain(rest.optionOrder)
      expect(rest).toMatchObject({ edition: 1, userAnswer: null })
    }
  }

  // Drawn are the three oldest questions of each of the ten themes with a lesson.
  const isPublic = (place: number) => place < 3 * 11 && place % 11 < 10
  expect([...places].filter((place) => !isPublic(place))).toEqual([])
  expect(places.size).toBeGreaterThan(9)
})

test('a trial has several questions of a theme where themes are few', async () => {
  expect(await exams.trial.draw()).toEqual([])
  await fill({ themes: 2, each: 4 })

  const themes = (await exams.trial.read(await exams.trial.draw())).map((asked) => asked!.theme)
  expect(themes).toHaveLength(5)
  expect(themes.filter((theme) => theme === themes[0]).length).toBeOneOf([2, 3])
})

test('a trial has one question of a group, even where it is short', async () => {
  await fill({ themes: 2, each: 3 })
  await db.write("UPDATE question_versions SET question_group = 'clés' WHERE question_id % 2 = 0")
  expect(await exams.trial.draw()).toHaveLength(4)
})

test('a trial drops questions that were retired or have other options', async () => {
  await fill({ themes: 5, each: 1 })
  const items = await exams.trial.draw()
  const [retired, changed, mended] = items.map(({ questionId }) => questionId)
  await exams.questions.retire(retired!)
  await revise(changed!, { optionA: 'Une autre' })
  await revise(mended!, { question: 'La même, mieux dite ?' })

  const read = await exams.trial.read(items)
  expect(read.map((asked) => asked !== null)).toEqual([false, false, true, true, true])
  expect(read[2]!.question).toBe('La même, mieux dite ?')
})

test('a trial counts for a new member like any other answer', async () => {
  await fill({ themes: 5, each: 1 })
  const items = await trialWith(RIGHT, WRONG, RIGHT)

  expect(await exams.trial.record(camilleId, items)).toBe(3)

  const right = await standings()
  expect(items.map(({ questionId }) => right.get(questionId))).toEqual([true, false, true, null, null])
  expect([...(await standings(karimId)).values()]).toEqual([null, null, null, null, null])
  await exams.memory.tallyAnswers()
  const [sums] = await db.read<{ seen: number | string; right: number | string }>(
    'SELECT sum(first_answers) AS seen, sum(first_right) AS "right" FROM item_tallies',
  )
  expect([Number(sums!.seen), Number(sums!.right)]).toEqual([3, 2])
})

test("after a trial, the day's plan begins with what was missed", async () => {
  await fill({ themes: 5, each: 8 })
  await exams.trial.record(camilleId, await trialWith(RIGHT, WRONG, RIGHT))
  const plan = async () => (await exams.studyPlans.findOverview(camilleId)).plan
  expect(await plan()).toMatchObject({ due: 1, fresh: 23, focus: 'trial', given: { answers: 0 } })
  unwrap(await exams.series.startToday(camilleId))
  expect(await plan()).toMatchObject({ due: 1, fresh: 23, focus: null })
})

test('a trial answer to a changed question does not count', async () => {
  await fill({ themes: 5, each: 1 })
  const items = await trialWith(RIGHT, RIGHT)
  await revise(items[0]!.questionId, { correctAnswer: WRONG })

  expect(await exams.trial.record(camilleId, items)).toBe(1)
  expect((await standings()).get(items[0]!.questionId)).toBeNull()
  expect(await exams.trial.record(999_999, items)).toBe(0)
})
