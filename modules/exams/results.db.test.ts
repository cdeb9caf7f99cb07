import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestDatabase } from '#test/db/database'
import type { Exams } from '#modules/exams'
import { question, questions, takeExam } from '#test/worlds/bank'
import { openWorld } from '#test/worlds/exams'

let db: TestDatabase
let world: Awaited<ReturnType<typeof openWorld>>
let exams: Exams
let clock: Awaited<ReturnType<typeof world.begin>>['clock']
let camilleId: number
let karimId: number

beforeAll(async () => {
  world = await openWorld()
  ;({ db, camilleId, karimId } = world)
})
beforeEach(async () => {
  ;({ exams, clock } = await world.begin())
})
afterAll(() => db.drop())

describe('results', () => {
  beforeEach(() => exams.loadShippedBank(questions(10)))

  test('a member who took no exam has none', async () => {
    expect(await exams.findLatestResult(camilleId)).toBeNull()
    expect(await exams.progress(camilleId)).toEqual({ passed: 0, isOfficialUnlocked: false })
  })

  test('the latest is the one that was closed last', async () => {
    await takeExam(exams, camilleId, { right: 3 })
    clock.pass(60)
    await takeExam(exams, camilleId, { right: 8 })

    expect((await exams.findLatestResult(camilleId))?.result.score).toBe(8)
  })

  test('are seen by their owner only', async () => {
    const closed = await takeExam(exams, camilleId, { right: 3 })

    expect((await exams.findResult({ userId: camilleId, resultId: closed!.result!.id }))?.result.score).toBe(
      3,
    )
    expect(await exams.findResult({ userId: karimId, resultId: closed!.result!.id })).toBeNull()
    expect(await exams.findLatestResult(karimId)).toBeNull()
  })

  test('count towards the official exam from 70 % on, up to five', async () => {
    await takeExam(exams, camilleId, { right: 6 })
    expect(await exams.progress(camilleId)).toEqual({ passed: 0, isOfficialUnlocked: false })

    for (let n = 0; n < 6; n += 1) await takeExam(exams, camilleId, { right: 7 })
    expect(await exams.progress(camilleId)).toEqual({ passed: 5, isOfficialUnlocked: true })
    expect(await exams.progress(karimId)).toEqual({ passed: 0, isOfficialUnlocked: false })
  })
})

describe('the bank', () => {
  test('is filled once', async () => {
    expect(await exams.loadShippedBank(questions(10))).toBe(10)
    expect(await exams.loadShippedBank(questions(12))).toBe(0)
  })

  test('stays as an admin left it, emptied too', async () => {
    await exams.loadShippedBank(questions(1))
    await exams.retireQuestion(await onlyId())

    expect(await exams.loadShippedBank(questions(10))).toBe(0)
  })

  test.each(["Question d'exercice 1 ?", "QUESTION  D'EXERCICE 1 ?", "Quéstion d'éxercice 1 ?"])(
    'takes %j for a question that it has',
    async (text) => {
      await exams.addQuestion(question(1))

      expect(await exams.addQuestion(question(2, { question: text }))).toEqual({
        ok: false,
        code: 'duplicate-question',
      })
    },
  )

  test('takes a question again that was retired', async () => {
    await exams.addQuestion(question(1))
    await exams.retireQuestion(await onlyId())

    expect((await exams.addQuestion(question(1))).ok).toBe(true)
  })

  test('keeps a revised question under its id', async () => {
    await exams.addQuestion(question(1))
    const id = await onlyId()

    expect(await exams.reviseQuestion(id, question(1, { optionA: 'Autre' }))).toMatchObject({
      ok: true,
      value: { before: { id, ...question(1) }, after: { id, ...question(1, { optionA: 'Autre' }) } },
    })
  })

  test('refuses to revise a question into another one', async () => {
    await exams.addQuestion(question(1))
    const id = await onlyId()
    await exams.addQuestion(question(2))

    expect(await exams.reviseQuestion(id, question(2))).toEqual({ ok: false, code: 'duplicate-question' })
  })

  test('knows neither an unknown nor a retired question', async () => {
    await exams.addQuestion(question(1))
    const id = await onlyId()
    await exams.retireQuestion(id)

    expect(await exams.retireQuestion(id)).toEqual({ ok: false, code: 'unknown' })
    expect(await exams.reviseQuestion(id, question(1))).toEqual({ ok: false, code: 'unknown' })
    expect(await exams.reviseQuestion(id + 1, question(1))).toEqual({ ok: false, code: 'unknown' })
  })

  test('takes two revisions at the same moment one after the other', async () => {
    await exams.addQuestion(question(1))
    const id = await onlyId()

    const outcomes = await Promise.all(
      ['x', 'y'].map((optionA) => exams.reviseQuestion(id, question(1, { optionA }))),
    )

    expect(outcomes.every((outcome) => outcome.ok)).toBe(true)
    const [rows] = await db.sequelize.query('SELECT number FROM question_versions WHERE is_current')
    expect(rows).toEqual([{ number: 3 }])
  })
})

async function onlyId(): Promise<number> {
  const [rows] = await db.sequelize.query('SELECT id FROM questions')
  return (rows[0] as { id: number }).id
}
