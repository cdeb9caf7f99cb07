import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestDatabase } from '#test/db/database'
import type { Exams, Letter } from '#modules/exams'
import { findRunning, keepInBank, MINUTE, passPractice, range, start } from '#test/worlds/attempts'
import { questions, RIGHT } from '#test/worlds/bank'
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
  await exams.loadShippedBank(questions(40))
})
afterAll(() => db.drop())

describe('starting', () => {
  test.each([
    ['practice', 10, 300],
    ['official', 30, 900],
  ] as const)('a %s exam draws %i different questions and %i seconds', async (type, count, seconds) => {
    if (type === 'official') await passPractice(exams, camilleId, 5)

    const attempt = await start(exams, camilleId, type)

    expect(attempt).toMatchObject({ status: 'running', type, remainingSeconds: seconds })
    expect(attempt.questions.map(({ position }) => position)).toEqual(range(count))
    expect(new Set(attempt.questions.map((asked) => asked.question)).size).toBe(count)
  })

  test('draws other questions each time', async () => {
    const drawn = new Set<string>()
    for (let turn = 0; turn < 8; turn += 1) {
      const attempt = await start(exams, camilleId)
      attempt.questions.forEach((asked) => drawn.add(asked.question))
      await exams.abandon({ userId: camilleId, attemptId: attempt.id })
    }

    // Eight draws of ten out of forty: even ten fewer would be one chance in many thousands.
    expect(drawn.size).toBeGreaterThan(25)
  })

  test('shows no right answer', async () => {
    expect(JSON.stringify(await start(exams, camilleId))).not.toMatch(
      /correctAnswer|isCorrect|explanation|Parce que/,
    )
  })

  test('where none may begin, draws nothing, and finds the exam in progress all the same', async () => {
    expect(await exams.start(camilleId, 'practice', false)).toEqual({ ok: false, code: 'none-running' })
    expect(await exams.findRunning(camilleId)).toEqual([])
    const { id } = await start(exams, camilleId)

    expect(await exams.start(camilleId, 'practice', false)).toMatchObject({
      ok: true,
      value: { attemptId: id, resumed: true },
    })
  })

  test('again finds the exam in progress, with its answers and its clock', async () => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: 'C' }])
    clock.pass(2 * MINUTE)

    expect(await exams.start(camilleId, 'practice')).toEqual({
      ok: true,
      value: { attemptId: attempt.id, nextPosition: 2, resumed: true },
    })
    const found = await findRunning(exams, camilleId, attempt.id)
    expect(found.remainingSeconds).toBe(180)
    expect(found.questions[0]?.userAnswer).toBe('C')
  })

  test('in several tabs at once gives one exam', async () => {
    const outcomes = await Promise.all(range(5).map(() => exams.start(camilleId, 'practice')))

    const ids = outcomes.map((outcome) => outcome.ok && outcome.value.attemptId)
    expect(new Set(ids).size).toBe(1)
    expect(await exams.findRunning(camilleId)).toHaveLength(1)
  })

  test("is each member's own affair", async () => {
    const [hers, his] = [await start(exams, camilleId), await start(exams, karimId)]

    expect(hers.id).not.toBe(his.id)
  })

  test('is refused when the active bank is too small', async () => {
    await keepInBank(db, exams, 9)

    expect(await exams.start(camilleId, 'practice')).toEqual({ ok: false, code: 'not-enough-questions' })
    expect(await exams.findRunning(camilleId)).toEqual([])
  })

  test('works with exactly as many questions as the exam needs', async () => {
    await keepInBank(db, exams, 10)

    expect((await exams.start(camilleId, 'practice')).ok).toBe(true)
  })

  test('the official exam is refused until five practice exams are passed', async () => {
    await passPractice(exams, camilleId, 4)
    expect(await exams.start(camilleId, 'official')).toEqual({ ok: false, code: 'locked' })

    await passPractice(exams, camilleId, 1)
    expect((await exams.start(camilleId, 'official')).ok).toBe(true)
  })
})

describe('answering', () => {
  test('keeps the last answer to a question', async () => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 3, letter: 'A' }])
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 3, letter: 'B' }])

    expect((await findRunning(exams, camilleId, attempt.id)).questions[2]?.userAnswer).toBe('B')
  })

  test('moves on how far the exam is, which is told without its questions', async () => {
    const { id } = await start(exams, camilleId)
    const standing = { status: 'running', id, type: 'practice', remainingSeconds: 300 }
    expect(await exams.findAttemptProgress({ userId: camilleId, attemptId: id })).toEqual({
      ...standing,
      answers: [],
    })

    await exams.answer({ userId: camilleId, attemptId: id }, [{ position: 10, letter: 'C' }])
    await exams.answer({ userId: camilleId, attemptId: id }, [{ position: 2, letter: 'A' }])
    clock.pass(20)

    expect(await exams.findAttemptProgress({ userId: camilleId, attemptId: id })).toEqual({
      ...standing,
      remainingSeconds: 280,
      answers: [
        { position: 2, userAnswer: 'A' },
        { position: 10, userAnswer: 'C' },
      ],
    })
    expect(await exams.findAttemptProgress({ userId: karimId, attemptId: id })).toBeNull()
  })

  test.each([0, 11, -1])('knows no question %i', async (position) => {
    const attempt = await start(exams, camilleId)

    expect(
      await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position, letter: 'A' }]),
    ).toEqual({
      ok: false,
      code: 'unknown',
    })
  })

  test("refuses somebody else's exam as if there were none", async () => {
    const attempt = await start(exams, camilleId)

    expect(
      await exams.answer({ userId: karimId, attemptId: attempt.id }, [{ position: 1, letter: 'A' }]),
    ).toEqual({
      ok: false,
      code: 'unknown',
    })
    expect(await exams.findAttempt({ userId: karimId, attemptId: attempt.id })).toBeNull()
    expect(await exams.finish({ userId: karimId, attemptId: attempt.id })).toBeNull()
    expect(await exams.abandon({ userId: karimId, attemptId: attempt.id })).toBeNull()
    expect((await findRunning(exams, camilleId, attempt.id)).questions[0]?.userAnswer).toBeNull()
  })

  test('is still taken 5 s after the deadline', async () => {
    const attempt = await start(exams, camilleId)
    clock.pass(5 * MINUTE + 5)

    expect(
      await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }]),
    ).toEqual({
      ok: true,
      value: { superseded: [] },
    })
  })

  test('later is refused, and the exam is closed', async () => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])
    clock.pass(5 * MINUTE + 5.001)

    expect(
      await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 2, letter: RIGHT }]),
    ).toEqual({
      ok: false,
      code: 'closed',
    })
    expect((await exams.findLatestResult(camilleId))?.result.score).toBe(1)
  })

  test('after handing in is refused', async () => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])
    await exams.finish({ userId: camilleId, attemptId: attempt.id })

    expect(
      await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 2, letter: RIGHT }]),
    ).toEqual({
      ok: false,
      code: 'closed',
    })
  })

  test('given 200 times at the same moment is saved, each with its question', async () => {
    const attempt = await start(exams, camilleId)
    const letters: Letter[] = ['A', 'B', 'C']

    const saved = await Promise.all(
      range(200).map((n) =>
        exams.answer({ userId: camilleId, attemptId: attempt.id }, [
          { position: (n % 10) + 1, letter: letters[(n % 10) % 3]! },
        ]),
      ),
    )

    expect(saved.every((outcome) => outcome.ok)).toBe(true)
    const { questions } = await findRunning(exams, camilleId, attempt.id)
    expect(questions.map(({ userAnswer }) => userAnswer).join('')).toBe('ABCABCABCA')
  })
})
