import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestDatabase } from '#test/db/database'
import type { Exams } from '#modules/exams'
import { countResults, MINUTE, range, start } from '#test/worlds/attempts'
import { questions, RIGHT, takeExam, WRONG } from '#test/worlds/bank'
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
  await exams.loadShippedBank(questions(40))
})
afterAll(() => db.drop())

describe('handing in', () => {
  test('grades on the server and counts what is unanswered as wrong', async () => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 2, letter: WRONG }])
    clock.pass(92.7)

    const closed = await exams.finish({ userId: camilleId, attemptId: attempt.id })

    expect(closed).toMatchObject({ status: 'closed', timeUp: false, result: { isLatest: true } })
    const details = await exams.findLatestResult(camilleId)
    expect(details?.result).toMatchObject({
      score: 1,
      totalQuestions: 10,
      timeSpent: 92,
      examType: 'practice',
      createdAt: clock.now(),
    })
    expect(details?.answers.map(({ userAnswer, isCorrect }) => [userAnswer, isCorrect])).toEqual([
      [RIGHT, true],
      [WRONG, false],
      ...range(8).map(() => [null, false]),
    ])
  })

  test('shows each question with the right answer, why, and the source', async () => {
    await takeExam(exams, camilleId, { right: 10 })

    const [first] = (await exams.findLatestResult(camilleId))!.answers
    const number = /\d+/.exec(first!.question)![0]
    expect(first).toMatchObject({
      position: 1,
      optionB: `Juste ${number}`,
      correctAnswer: 'B',
      theme: 'transport',
      explanation: `Parce que ${number}.`,
      source: `Règle ${number}`,
    })
  })

  test('twice at once, or again later, gives one result', async () => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])

    const closings = await Promise.all(
      range(4).map(() => exams.finish({ userId: camilleId, attemptId: attempt.id })),
    )
    const again = await exams.finish({ userId: camilleId, attemptId: attempt.id })

    expect(new Set([...closings, again].map((closed) => closed?.result?.id)).size).toBe(1)
    expect(await countResults(db)).toBe(1)
  })

  test('while answers still arrive grades every answer that was acknowledged', async () => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])

    const later = range(10).slice(1)
    const [outcomes] = await Promise.all([
      Promise.all(
        later.map((position) =>
          exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position, letter: RIGHT }]),
        ),
      ),
      exams.finish({ userId: camilleId, attemptId: attempt.id }),
    ])

    const graded = (await exams.findLatestResult(camilleId))!.answers
    const acknowledged = later.filter((_position, index) => outcomes[index]!.ok)
    expect(graded.filter((answer) => answer.userAnswer).map(({ position }) => position)).toEqual([
      1,
      ...acknowledged,
    ])
  })

  test('without a single answer records nothing', async () => {
    const attempt = await start(exams, camilleId)

    expect(await exams.finish({ userId: camilleId, attemptId: attempt.id })).toMatchObject({
      status: 'closed',
      result: null,
      timeUp: false,
    })
    expect(await countResults(db)).toBe(0)
  })

  test('gives way to a newer result as the latest', async () => {
    const first = await takeExam(exams, camilleId, { right: 3 })
    clock.pass(1)
    await takeExam(exams, camilleId, { right: 4 })

    expect(await exams.findAttempt({ userId: camilleId, attemptId: first!.id })).toMatchObject({
      result: { isLatest: false },
    })
  })
})

describe('abandoning', () => {
  test('records nothing and lets a new exam begin', async () => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])

    expect(await exams.abandon({ userId: camilleId, attemptId: attempt.id })).toMatchObject({
      status: 'closed',
      result: null,
      abandoned: true,
    })
    expect(await countResults(db)).toBe(0)
    expect((await start(exams, camilleId)).id).not.toBe(attempt.id)
  })

  test('changes nothing about an exam that was handed in', async () => {
    const closed = await takeExam(exams, camilleId, { right: 7 })

    expect(await exams.abandon({ userId: camilleId, attemptId: closed!.id })).toEqual({
      ...closed,
      abandoned: false,
    })
    expect(await countResults(db)).toBe(1)
  })

  test('is possible until the deadline', async () => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])
    clock.pass(5 * MINUTE - 0.001)

    expect(await exams.abandon({ userId: camilleId, attemptId: attempt.id })).toMatchObject({
      result: null,
      abandoned: true,
    })
    expect(await countResults(db)).toBe(0)
  })

  test.each([
    ['from the deadline on', 0],
    ['while late answers are taken', 2],
    ['once none are taken any more', 6],
  ])('comes too late %s: the answers count', async (_when, seconds) => {
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: WRONG }])
    clock.pass(5 * MINUTE + seconds)

    expect(await exams.abandon({ userId: camilleId, attemptId: attempt.id })).toMatchObject({
      timeUp: true,
      abandoned: false,
    })
    expect(await countResults(db)).toBe(1)
  })
})
