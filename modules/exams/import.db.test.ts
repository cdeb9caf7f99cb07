import { describe, expect, test } from 'vitest'
import { countQueries } from '#test/db/queries'
import { bareQuestion, question, questions } from '#test/worlds/bank'
import { setUpExams } from '#test/worlds/exams'

const { db, exams, camilleId, ...world } = await setUpExams({ bank: 0 })

const WRITE = { replace: false }
const NEEDED = bareQuestion(1)

describe('an import', () => {
  test('adds new questions, revises changed ones and leaves the others alone', async () => {
    await exams.loadShippedBank(questions(3))
    const before = await versions()

    const summary = await exams.importQuestions(
      [question(4), question(2, { optionA: 'Autre' }), question(1), question(5)],
      WRITE,
    )

    expect(summary).toEqual({ added: 2, revised: 1, unchanged: 1, retired: 0 })
    expect(await exams.listForExport()).toEqual([
      question(1),
      question(2, { optionA: 'Autre' }),
      question(3),
      question(4),
      question(5),
    ])
    const [old, revised] = (await versions()).filter(({ questionId }) => questionId === before[1]?.questionId)
    expect(old).toEqual({ ...before[1], isCurrent: false })
    expect(revised).toMatchObject({ number: 2, isCurrent: true })
  })

  test('again changes nothing', async () => {
    await exams.importQuestions(questions(3), WRITE)
    const before = await versions()

    expect(await exams.importQuestions(questions(3), { ...WRITE, replace: true })).toEqual({
      added: 0,
      revised: 0,
      unchanged: 3,
      retired: 0,
    })
    expect(await versions()).toEqual(before)
  })

  test('knows a question by its text, accents, case and spaces aside, and takes the new writing', async () => {
    await exams.loadShippedBank([question(1, { question: 'Où ranger ?' })])

    const summary = await exams.importQuestions([question(1, { question: 'OU  ranger ?' })], WRITE)

    expect(summary).toMatchObject({ added: 0, revised: 1 })
    expect(await exams.listForExport()).toEqual([question(1, { question: 'OU  ranger ?' })])
  })

  test('keeps what it leaves out, and clears what it empties', async () => {
    await exams.loadShippedBank(questions(1))

    expect(await exams.importQuestions([NEEDED], WRITE)).toMatchObject({ unchanged: 1 })
    expect(await exams.importQuestions([{ ...NEEDED, theme: null }], WRITE)).toMatchObject({ revised: 1 })
    expect(await exams.listForExport()).toEqual([question(1, { theme: null })])
  })

  test('leaves the fields of a new question empty that the file leaves out', async () => {
    await exams.importQuestions([NEEDED], WRITE)

    expect(await exams.listForExport()).toEqual([{ ...NEEDED, theme: null, explanation: null, source: null }])
  })

  test('retires the questions that it lacks only when it replaces the bank', async () => {
    await exams.loadShippedBank(questions(3))

    expect(await exams.importQuestions([question(2)], WRITE)).toMatchObject({ retired: 0 })
    expect(await exams.importQuestions([question(2)], { ...WRITE, replace: true })).toEqual({
      added: 0,
      revised: 0,
      unchanged: 1,
      retired: 2,
    })
    expect(await exams.listForExport()).toEqual([question(2)])
  })

  test('adds a question that was retired as another one', async () => {
    const added = await exams.addQuestion(question(1))
    if (!added.ok) throw new Error(added.code)
    await exams.retireQuestion(added.value.id)

    expect(await exams.importQuestions([question(1)], WRITE)).toMatchObject({ added: 1, revised: 0 })
    const [retired, another] = await versions()
    expect(retired?.isCurrent).toBe(false)
    expect(another?.questionId).not.toBe(retired?.questionId)
  })

  test('in a preview counts what it would do, and writes nothing', async () => {
    await exams.loadShippedBank(questions(3))
    const before = await versions()
    const imported = [question(1), question(2, { source: null }), question(4)]

    const { summary: tried } = await exams.previewImport(imported, { replace: true, atMost: 0 })

    expect(tried).toEqual({ added: 1, revised: 1, unchanged: 1, retired: 1 })
    expect(await versions()).toEqual(before)
    expect(await exams.importQuestions(imported, { replace: true })).toEqual(tried)
  })

  test('that fails on its last question writes nothing', async () => {
    await exams.loadShippedBank(questions(3))
    const before = await versions()
    const twice = [question(1, { optionA: 'Autre' }), ...questions(1200).slice(1), question(1200)]

    await expect(exams.importQuestions(twice, { replace: true })).rejects.toThrow()
    expect(await versions()).toEqual(before)
  })

  test('is undone with the transaction that it is part of', async () => {
    const undone = db.transaction(async (tx) => {
      await exams.importQuestions(questions(2), WRITE, tx)
      throw new Error('undone')
    })

    await expect(undone).rejects.toThrow('undone')
    expect(await exams.listForExport()).toEqual([])
  })

  test('keeps every character of a text', async () => {
    const hard = question(1, {
      question: `l'$1 :name ? % _ \\ \\n "deux" ; 🎯\n=1+1`,
      source: "'; DROP TABLE x",
    })

    await exams.importQuestions([hard], WRITE)

    expect(await exams.listForExport()).toEqual([hard])
  })

  test('takes the same number of queries for many questions as for few', async () => {
    await exams.importQuestions(questions(400), WRITE)
    const changed = questions(800).map((each) => ({ ...each, theme: 'autre' }))
    const few = [...changed.slice(0, 2), ...changed.slice(400, 402)]

    const forFew = await countQueries(db, () => exams.importQuestions(few, WRITE))
    const forMany = await countQueries(db, () =>
      exams.importQuestions(changed.slice(2), { ...WRITE, replace: true }),
    )

    expect(forMany).toBe(forFew)
  })
})

test('an exam in progress and an old result keep the versions that they asked', async () => {
  await exams.loadShippedBank(questions(10))
  const old = await world.takeExam(camilleId, { right: 7 })
  const { own } = await world.start(camilleId)
  const asked = await exams.findAttempt(own)

  const rewritten = questions(5).map((each) => ({ ...each, optionA: 'Autre', correctAnswer: 'A' as const }))
  expect(await exams.importQuestions(rewritten, { ...WRITE, replace: true })).toMatchObject({
    revised: 5,
    retired: 5,
  })

  expect(await exams.findAttempt(own)).toEqual(asked)
  const details = await exams.findResult({ userId: camilleId, resultId: old.resultId })
  expect(details?.result.score).toBe(7)
  expect(details?.answers.map(({ correctAnswer }) => correctAnswer)).toEqual(Array(10).fill('B'))
})

test('questions added while an import goes on wait for it, and none stands in the bank twice', async () => {
  const outcomes = await Promise.all([
    exams.importQuestions(questions(300), WRITE),
    exams.addQuestion(question(300)),
    exams.importQuestions(questions(300), WRITE),
    exams.start(camilleId, 'practice'),
  ])

  expect(outcomes[0].added + outcomes[2].added + (outcomes[1].ok ? 1 : 0)).toBe(300)
  expect(await exams.listForExport()).toHaveLength(300)
})

type Version = { id: number; questionId: number; number: number; isCurrent: boolean }

async function versions(): Promise<Version[]> {
  const [rows] = await db.sequelize.query('SELECT * FROM question_versions ORDER BY question_id, number')
  return (rows as Record<string, unknown>[]).map((row) => ({
    id: Number(row.id),
    questionId: Number(row.question_id),
    number: Number(row.number),
    isCurrent: Boolean(row.is_current),
  }))
}
