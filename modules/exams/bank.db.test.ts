import { describe, expect, test } from 'vitest'
import { countQueries } from '#test/db/queries'
import { question, questions } from '#test/worlds/bank'
import { setUpExams } from '#test/worlds/exams'

const { db, exams, clock, camilleId, ...world } = await setUpExams({ bank: 0 })

describe('a change of the bank', () => {
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

describe('study', () => {
  test('of an empty bank finds nothing', async () => {
    expect(await exams.studyQuestion(1)).toEqual({ question: null, total: 0 })
  })

  test('goes through the bank in its own order, and ends', async () => {
    await exams.loadShippedBank(questions(3))

    expect(await textAt(1)).toBe("Question d'exercice 1 ?")
    expect(await textAt(3)).toBe("Question d'exercice 3 ?")
    expect(await exams.studyQuestion(4)).toEqual({ question: null, total: 3 })
  })

  test('shows the whole question in its current version, in its old place', async () => {
    await exams.loadShippedBank(questions(3))
    const id = (await exams.studyQuestion(2)).question!.id
    const enteredAt = clock.now()
    clock.pass(3600)
    const revised = question(2, { optionB: 'Autre', theme: null, explanation: null, source: null })
    await exams.reviseQuestion(id, revised)

    const shown = await exams.studyQuestion(2)

    expect(shown).toEqual({ question: { id, ...revised, createdAt: enteredAt }, total: 3 })
  })

  test('passes over a retired question', async () => {
    await exams.loadShippedBank(questions(3))
    await exams.retireQuestion((await exams.studyQuestion(2)).question!.id)

    expect(await textAt(2)).toBe("Question d'exercice 3 ?")
    expect((await exams.studyQuestion(1)).total).toBe(2)
  })
})

describe('the list of questions', () => {
  test('is newest first, and tells how long it is', async () => {
    await exams.loadShippedBank(questions(5))

    const page = await exams.listQuestions({ limit: 2, offset: 1 })

    expect(page.items.map((item) => item.question)).toEqual([
      "Question d'exercice 4 ?",
      "Question d'exercice 3 ?",
    ])
    expect(page.total).toBe(5)
  })

  test('past its end is empty', async () => {
    await exams.loadShippedBank(questions(2))

    expect(await exams.listQuestions({ limit: 10, offset: 2 })).toEqual({ items: [], total: 2 })
  })
})

describe('questions at random', () => {
  test('are different ones, with their answer and without its explanation', async () => {
    await exams.loadShippedBank(questions(10))

    const drawn = await draw('practice', 10)

    expect(new Set(drawn.map((one) => one.id)).size).toBe(10)
    const [first] = drawn
    expect(Object.keys(first!)).toEqual([
      'id',
      'question',
      'optionA',
      'optionB',
      'optionC',
      'correctAnswer',
      'theme',
    ])
  })

  test('are no more than the bank holds', async () => {
    await exams.loadShippedBank(questions(9))

    expect(await exams.drawQuestions(camilleId, 'practice', 10)).toEqual({
      ok: false,
      code: 'not-enough-questions',
    })
  })
})

test('to read the bank takes as many queries for 200 questions as for 5', async () => {
  await exams.loadShippedBank(questions(5))
  const reads = [
    () => exams.studyQuestion(3),
    () => exams.listQuestions({ limit: 1000, offset: 0 }),
    () => exams.drawQuestions(camilleId, 'practice', 5),
  ]
  const counted = async () => {
    const counts: number[] = []
    for (const read of reads) counts.push(await countQueries(db, read))
    return counts
  }
  const few = await counted()
  for (const fields of questions(200).slice(5)) await exams.addQuestion(fields)

  expect(few).toEqual([2, 2, 2])
  expect(await counted()).toEqual(few)
})

async function textAt(position: number) {
  return (await exams.studyQuestion(position)).question?.question
}

async function draw(type: 'practice' | 'official', count: number) {
  const drawn = await exams.drawQuestions(camilleId, type, count)
  if (!drawn.ok) throw new Error(drawn.code)
  return drawn.value
}

async function onlyId(): Promise<number> {
  return (await world.questionIds())[0]!
}
