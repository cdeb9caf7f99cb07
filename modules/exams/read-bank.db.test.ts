import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestDatabase } from '#test/db/database'
import { countQueries } from '#test/db/queries'
import type { Exams } from '#modules/exams'
import { question, questions, takeExam } from '#test/worlds/bank'
import { openWorld } from '#test/worlds/exams'

let db: TestDatabase
let world: Awaited<ReturnType<typeof openWorld>>
let exams: Exams
let clock: Awaited<ReturnType<typeof world.begin>>['clock']
let camilleId: number

beforeAll(async () => {
  world = await openWorld()
  ;({ db, camilleId } = world)
})
beforeEach(async () => {
  ;({ exams, clock } = await world.begin())
})
afterAll(() => db.drop())

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

  test('of the official exam wait until it is unlocked', async () => {
    await exams.loadShippedBank(questions(10))
    expect(await exams.drawQuestions(camilleId, 'official', 1)).toEqual({ ok: false, code: 'locked' })

    for (let n = 0; n < 5; n += 1) await takeExam(exams, camilleId, { right: 7 })

    expect(await draw('official', 1)).toHaveLength(1)
  })

  test('of the official exam are unlocked by an exam whose time ran out just now', async () => {
    await exams.loadShippedBank(questions(10))
    for (let n = 0; n < 4; n += 1) await takeExam(exams, camilleId, { right: 7 })
    const started = await exams.start(camilleId, 'practice')
    if (!started.ok) throw new Error(started.code)
    for (let n = 1; n <= 7; n += 1)
      await exams.answer({ userId: camilleId, attemptId: started.value.attemptId }, [
        { position: n, letter: 'B' },
      ])
    expect(await exams.drawQuestions(camilleId, 'official', 1)).toEqual({ ok: false, code: 'locked' })
    clock.pass(306)

    expect(await draw('official', 1)).toHaveLength(1)
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

  expect(few).toEqual([1, 1, 2])
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
