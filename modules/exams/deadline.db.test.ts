import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestDatabase } from '#test/db/database'
import { DatabaseUnavailable } from '#db/unavailable'
import type { Exams } from '#modules/exams'
import {
  countResults,
  findRunning,
  idOf,
  keepInBank,
  MINUTE,
  passPractice,
  range,
  start,
} from '#test/worlds/attempts'
import { question, questions, RIGHT } from '#test/worlds/bank'
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

describe('the deadline', () => {
  test('closes the exam, at the deadline, before anything of its member is read', async () => {
    const deadline = new Date(clock.now().getTime() + 5 * MINUTE * 1000)
    const attempt = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])
    clock.pass(60 * MINUTE)

    const details = await exams.findLatestResult(camilleId)

    expect(details?.result).toMatchObject({ score: 1, timeSpent: 300, createdAt: deadline })
    expect(await exams.findAttempt({ userId: camilleId, attemptId: attempt.id })).toMatchObject({
      status: 'closed',
      timeUp: true,
    })
  })

  test('drops an exam without an answer', async () => {
    const attempt = await start(exams, camilleId)
    clock.pass(5 * MINUTE + 6)

    expect(await exams.findAttempt({ userId: camilleId, attemptId: attempt.id })).toMatchObject({
      result: null,
      timeUp: true,
    })
    expect(await countResults(db)).toBe(0)
  })

  test('shows 0 s in the 5 s in which answers are still taken', async () => {
    const attempt = await start(exams, camilleId)
    clock.pass(5 * MINUTE + 3)

    expect((await findRunning(exams, camilleId, attempt.id)).remainingSeconds).toBe(0)
  })

  test('of another exam decides which result is the latest, also for one that was handed in before', async () => {
    await passPractice(exams, camilleId, 5)
    const official = await exams.start(camilleId, 'official')
    clock.pass(10 * MINUTE + 1)
    const practice = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: practice.id }, [{ position: 1, letter: RIGHT }])
    await exams.answer({ userId: camilleId, attemptId: official.ok ? official.value.attemptId : 0 }, [
      { position: 1, letter: RIGHT },
    ])
    await exams.finish({ userId: camilleId, attemptId: practice.id })
    clock.pass(5 * MINUTE + 6)

    expect(await exams.findAttempt({ userId: camilleId, attemptId: practice.id })).toMatchObject({
      result: { isLatest: false },
    })
  })

  test('waits where the database takes nothing, and what is there is read: the exam is still in progress', async () => {
    const { id } = await start(exams, camilleId)
    clock.pass(5 * MINUTE + 6)
    const full = new DatabaseUnavailable('The disk is full')
    const broken = vi.spyOn(db, 'transaction').mockRejectedValue(full)

    expect(await exams.overview(camilleId, { limit: 20, offset: 0 })).toMatchObject({ running: [{ id }] })
    expect(await exams.findAttempt({ userId: camilleId, attemptId: id })).toMatchObject({
      status: 'running',
      remainingSeconds: 0,
    })
    await expect(exams.start(camilleId, 'practice')).rejects.toBe(full)
    broken.mockRestore()
    expect(await exams.findAttempt({ userId: camilleId, attemptId: id })).toMatchObject({
      status: 'closed',
      timeUp: true,
    })
  })

  test('lets a passed exam count for the unlock although nobody handed it in', async () => {
    await passPractice(exams, camilleId, 4)
    const attempt = await start(exams, camilleId)
    for (const n of range(7))
      await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: n, letter: RIGHT }])
    clock.pass(5 * MINUTE + 6)

    expect(await exams.progress(camilleId)).toEqual({ passed: 5, isOfficialUnlocked: true })
  })
})

describe('a change of the bank during an exam', () => {
  test('leaves the exam with the version that was drawn', async () => {
    const attempt = await start(exams, camilleId)
    const [asked] = attempt.questions
    const number = Number(/\d+/.exec(asked!.question)![0])
    await exams.reviseQuestion(
      await idOf(db, asked!.question),
      question(number, { optionB: 'Changée', correctAnswer: 'A' }),
    )

    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])
    await exams.finish({ userId: camilleId, attemptId: attempt.id })

    const details = await exams.findLatestResult(camilleId)
    expect(details?.answers[0]).toMatchObject({
      optionB: `Juste ${number}`,
      correctAnswer: 'B',
      isCorrect: true,
    })
  })

  test('lets a retired question be asked to its end and stay readable, and never draws it again', async () => {
    await keepInBank(db, exams, 11)
    const attempt = await start(exams, camilleId)
    const retired = attempt.questions[0]!.question
    await exams.retireQuestion(await idOf(db, retired))
    await exams.answer({ userId: camilleId, attemptId: attempt.id }, [{ position: 1, letter: RIGHT }])
    await exams.finish({ userId: camilleId, attemptId: attempt.id })

    expect((await exams.findLatestResult(camilleId))?.answers[0]).toMatchObject({
      question: retired,
      isCorrect: true,
    })
    expect((await start(exams, camilleId)).questions.map((asked) => asked.question)).not.toContain(retired)
  })
})
