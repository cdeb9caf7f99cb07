import { beforeEach, describe, expect, test } from 'vitest'
import type { Letter } from '#modules/exams'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import { count } from '#test/harness/db/rows'
import { MINUTE, refusal, setUpExams } from '#test/harness/modules/exams'
import { readAll } from '#test/harness/portions'
import { question, questions, RIGHT, WRONG } from '#test/things/question'

const { db, clock, exams, camilleId, karimId, ...world } = await setUpExams({ bank: 0 })

async function numbers(query: Parameters<typeof exams.theory.find>[1] = {}): Promise<number[]> {
  return (await exams.theory.find(camilleId, query)).found.map(({ number }) => number)
}

test('a question of the theory keeps its number among all active ones', async () => {
  for (const number of [1, 2, 3]) await world.addQuestion(number)
  const retired = await world.addQuestion(4)
  await world.addQuestion(5, { theme: 'stockage' })
  await exams.questions.retire(retired)

  expect(await numbers()).toEqual([1, 2, 3, 4])
  expect(await numbers({ theme: 'stockage' })).toEqual([4])
})

test('the theory is searched in any case and accents, word by word', async () => {
  await world.addQuestion(1, { question: "Où l'armurier déclare-t-il la cession ?" })
  await world.addQuestion(2, { question: 'Qui déclare le vol ?' })

  expect(await numbers({ search: 'DECLARE armurier' })).toEqual([1])
  expect(await numbers({ search: 'déclare' })).toEqual([1, 2])
  expect(await numbers({ search: 'déclare prêt' })).toEqual([])
  expect(await numbers({ search: '100%' })).toEqual([])
})

test('the theory shows what the member has answered, and no other member', async () => {
  await exams.questions.loadShipped(questions(10))
  await world.takeExam(karimId, { right: 10 })
  expect(await numbers({ state: 'new' })).toHaveLength(10)

  await world.takeExam(camilleId, { right: 7 })

  expect(await numbers({ state: 'new' })).toEqual([])
  expect(await numbers({ state: 'mistakes' })).toHaveLength(3)
  expect(await numbers({ state: 'due' })).toEqual(await numbers({ state: 'mistakes' }))
})

test('a question with changed options is due in the theory, and no mistake', async () => {
  await exams.questions.loadShipped(questions(10))
  await world.takeExam(camilleId, { right: 10 })
  const [first] = await world.questionIds()
  await exams.questions.revise(first!, question(1, { optionC: 'Une autre' }))

  for (const state of ['changed', 'due'] as const) expect(await numbers({ state })).toEqual([1])
  expect(await numbers({ state: 'mistakes' })).toEqual([])
})

describe('an answer in the theory', () => {
  let ids: number[]
  beforeEach(async () => {
    await exams.questions.loadShipped(questions(3))
    ids = await world.questionIds()
  })

  const give = (letter: Letter, { nth = 1, edition = 1 } = {}) =>
    exams.theory.answer(camilleId, { questionId: ids[nth - 1]!, letter, edition })

  const known = async () =>
    (await exams.memory.listStudied(camilleId)).map(({ dueOn, wasLastRight }) => ({ dueOn, wasLastRight }))

  test('is remembered like one of a series, and counts for the day', async () => {
    expect(await give(RIGHT)).toEqual(counts(RIGHT))
    expect(await give(WRONG, { nth: 2 })).toEqual(counts(WRONG))

    const today = dayInBelgium(clock.now())
    expect(await known()).toEqual([
      { dueOn: addDays(today, 2), wasLastRight: true },
      { dueOn: today, wasLastRight: false },
      { dueOn: null, wasLastRight: false },
    ])
    expect((await exams.studyPlans.findToday(camilleId)).given).toEqual({ answers: 2, right: 1 })
  })

  test('counts once a day, the first one, however often it is sent', async () => {
    const sent = await Promise.all([give(WRONG), give(WRONG), give(WRONG)])
    expect(sent).toEqual([counts(WRONG), counts(WRONG), counts(WRONG)])
    expect(await give(RIGHT)).toEqual(counts(WRONG))
    expect(await count(db, 'series_questions')).toBe(1)

    clock.pass(24 * 60 * MINUTE)
    expect(await give(RIGHT)).toEqual(counts(RIGHT))
    expect(await count(db, 'series_questions')).toBe(2)
    expect((await known())[0]).toMatchObject({ wasLastRight: true })
  })

  test('leaves the open series open', async () => {
    const own = await world.startSeries(camilleId, {
      source: 'new',
      themes: [],
      difficulty: null,
      count: '5',
    })
    await give(RIGHT)
    expect((await exams.series.find(own))!.isOver).toBe(false)
  })

  test('to options that have changed is refused, and to a retired question', async () => {
    await exams.questions.revise(ids[0]!, question(1, { optionC: 'Une autre' }))
    await exams.questions.retire(ids[1]!)

    expect(await give(RIGHT)).toEqual(refusal('changed'))
    expect(await give(RIGHT, { edition: 2 })).toEqual(counts(RIGHT))
    expect(await give(RIGHT, { nth: 2 })).toEqual(refusal('retired'))
  })

  test('to a new edition replaces the answer of the same day to the old one', async () => {
    await give(RIGHT)
    await exams.questions.revise(ids[0]!, question(1, { optionC: 'Une autre' }))

    expect(await give(WRONG, { edition: 2 })).toEqual(counts(WRONG))
    expect(await give(RIGHT, { edition: 2 })).toEqual(counts(WRONG))
    expect(await count(db, 'series_questions')).toBe(1)
    expect((await known())[0]).toMatchObject({ wasLastRight: false })
  })

  test('of an account that is gone is refused', async () => {
    const gone = { questionId: ids[0]!, letter: RIGHT, edition: 1 }
    expect(await exams.theory.answer(999_999, gone)).toEqual(refusal('signed-out'))
  })

  test('is read again when the memory is rebuilt, and by its member', async () => {
    await give(RIGHT)
    await give(WRONG, { nth: 2 })
    const before = await known()
    await db.write('UPDATE memory_states SET stability = 99')

    await exams.rebuildMemory.all()

    expect(await known()).toEqual(before)
    const [own] = await readAll((await exams.findOwnData(camilleId)).series)
    expect(own).toMatchObject({ kind: 'theory', answers: [{ userAnswer: RIGHT }, { userAnswer: WRONG }] })
  })

  test('leaves its question among those of its choice until one goes on', async () => {
    await give(RIGHT)
    const found = async (answeredId?: number) =>
      (await exams.theory.find(camilleId, { state: 'new' }, answeredId)).found.map(({ number }) => number)

    expect(await found(ids[0])).toEqual([1, 2, 3])
    expect(await found()).toEqual([2, 3])
  })
})

const counts = (userAnswer: Letter) => ({ ok: true, value: { userAnswer } })
