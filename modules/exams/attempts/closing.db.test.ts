import { describe, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '#db/unavailable'
import { count } from '#test/harness/db/rows'
import { ALL, MINUTE, range, setUpExams } from '#test/harness/modules/exams'
import { question, RIGHT, WRONG } from '#test/things/question'

const { db, exams, clock, camilleId, ...world } = await setUpExams()
const countResults = () => count(db, 'exam_results')

describe('handing in an exam', () => {
  test('grades it on the server and counts unanswered questions as wrong', async () => {
    const { own } = await world.start(camilleId)
    const answeredAt = clock.now()
    await world.mark(own, RIGHT, WRONG)
    clock.pass(92.7)

    const closed = await exams.attempts.finish(own)

    expect(closed).toMatchObject({ status: 'closed', timeUp: false, result: { isLatest: true } })
    const details = await exams.results.findLatest(camilleId)
    expect(details?.result).toEqual({
      id: closed!.result!.id,
      userId: camilleId,
      score: 1,
      totalQuestions: 10,
      timeSpent: 92,
      time: 'normal',
      examType: 'practice',
      createdAt: clock.now(),
    })
    expect(details?.answers.map(({ userAnswer, isCorrect }) => [userAnswer, isCorrect])).toEqual([
      [RIGHT, true],
      [WRONG, false],
      ...range(8).map(() => [null, false]),
    ])
    const [first] = details!.answers
    expect(first).toMatchObject({ ...question(numberOf(first!)), position: 1, createdAt: answeredAt })
  })

  test('gives one result when it is done twice at once or again later', async () => {
    const { own } = await world.start(camilleId)
    await world.mark(own, RIGHT)

    const closings = await Promise.all(range(4).map(() => exams.attempts.finish(own)))
    const again = await exams.attempts.finish(own)

    expect(new Set([...closings, again].map((closed) => closed?.result?.id)).size).toBe(1)
    expect(await countResults()).toBe(1)
  })

  test('grades every acknowledged answer, even if answers still arrive', async () => {
    const { own } = await world.start(camilleId)
    await world.mark(own, RIGHT)

    const later = range(10).slice(1)
    const answering = later.map((position) => exams.attempts.answer(own, [{ position, letter: RIGHT }]))
    const [outcomes] = await Promise.all([Promise.all(answering), exams.attempts.finish(own)])

    const { answers } = (await exams.results.findLatest(camilleId))!
    const acknowledged = later.filter((_position, index) => outcomes[index]!.ok)
    const graded = answers.filter((answer) => answer.userAnswer).map(({ position }) => position)
    expect(graded).toEqual([1, ...acknowledged])
  })
})

test.each([
  ['handed in', 0, false],
  ['closed by its deadline', 5 * MINUTE + 6, true],
])('an exam without an answer that is %s is not recorded', async (_how, seconds, timeUp) => {
  const { own } = await world.start(camilleId)
  clock.pass(seconds)

  expect(await exams.attempts.finish(own)).toMatchObject({ status: 'closed', result: null, timeUp })
  expect(await countResults()).toBe(0)
})

describe('abandoning an exam', () => {
  test('until the deadline records nothing and lets a new exam begin', async () => {
    const { own } = await world.start(camilleId)
    await world.mark(own, RIGHT)
    clock.pass(5 * MINUTE - 0.001)

    expect(await exams.attempts.abandon(own)).toMatchObject({
      status: 'closed',
      result: null,
      abandoned: true,
    })
    expect(await countResults()).toBe(0)
    expect((await world.start(camilleId)).id).not.toBe(own.attemptId)
  })

  test('does nothing to an exam that was handed in', async () => {
    const { own, resultId } = await world.takeExam(camilleId, { right: 7 })

    expect(await exams.attempts.abandon(own)).toMatchObject({ result: { id: resultId }, abandoned: false })
    expect(await countResults()).toBe(1)
  })

  test.each([0, 2, 6])('is too late %i s after the deadline: its answers count', async (seconds) => {
    const { own } = await world.start(camilleId)
    await world.mark(own, WRONG)
    clock.pass(5 * MINUTE + seconds)

    expect(await exams.attempts.abandon(own)).toMatchObject({ timeUp: true, abandoned: false })
    expect(await countResults()).toBe(1)
  })
})

describe('the deadline of an exam', () => {
  test.each<[string, (userId: number) => Promise<unknown>]>([
    ['the latest result', exams.results.findLatest],
    ['the results', (userId) => exams.results.list(userId, ALL)],
    ['the dashboard', (userId) => exams.results.findOverview(userId, ALL)],
    ['the exams in progress', exams.attempts.findRunning],
    ['the way to the official exam', exams.results.findProgress],
    ['the own data', exams.findOwnData],
    ['questions for an exam', (userId) => exams.questions.draw(userId, 'practice', 1)],
  ])('closes it at that moment, before its member reads %s', async (_what, read) => {
    const deadline = new Date(clock.now().getTime() + 5 * MINUTE * 1000)
    const { own } = await world.start(camilleId)
    await world.mark(own, RIGHT)
    clock.pass(60 * MINUTE)

    await read(camilleId)

    const { items } = await exams.results.listAll({}, ALL)
    expect(items).toMatchObject([{ score: 1, timeSpent: 300, createdAt: deadline }])
    expect(await exams.attempts.find(own)).toMatchObject({ status: 'closed', timeUp: true })
  })

  test('lets a passed exam that was not handed in unlock the official one', async () => {
    await world.passPractice(camilleId, 4)
    const { own } = await world.start(camilleId)
    await world.mark(own, ...range(7).map(() => RIGHT))
    clock.pass(5 * MINUTE + 6)

    expect((await exams.attempts.start(camilleId, 'official')).ok).toBe(true)
  })

  test('decides which of two results is the latest', async () => {
    await world.passPractice(camilleId, 5)
    const official = await world.start(camilleId, 'official')
    clock.pass(10 * MINUTE + 1)
    const practice = await world.start(camilleId, 'practice', { allowOtherRunning: true })
    for (const { own } of [practice, official]) await world.mark(own, RIGHT)
    await exams.attempts.finish(practice.own)
    clock.pass(5 * MINUTE + 6)

    expect(await exams.attempts.find(practice.own)).toMatchObject({ result: { isLatest: false } })
  })

  test('leaves it in progress and readable while the database is read-only', async () => {
    const { own } = await world.start(camilleId)
    clock.pass(5 * MINUTE + 6)
    const full = new DatabaseUnavailable('The disk is full')
    const broken = vi.spyOn(db, 'transaction').mockRejectedValue(full)

    expect(await exams.results.findOverview(camilleId, ALL)).toMatchObject({
      running: [{ id: own.attemptId }],
    })
    expect(await exams.attempts.find(own)).toMatchObject({
      status: 'running',
      remainingSeconds: 0,
      isOverdue: true,
    })
    await expect(exams.attempts.start(camilleId, 'practice')).rejects.toBe(full)
    broken.mockRestore()
    expect(await exams.attempts.find(own)).toMatchObject({ status: 'closed', timeUp: true })
  })
})

// The time zone of the process is Belgium's on SQLite, and another one on PostgreSQL.
test.each([
  ['midnight', '2026-03-02T22:58:00Z'],
  ['the change to summer time', '2026-03-29T00:58:00Z'],
  ['the change to winter time', '2026-10-25T00:58:00Z'],
])('an exam over %s in Belgium keeps its clock and every answer', async (_what, begin) => {
  clock.set(begin)
  const { own } = await world.start(camilleId)
  await world.mark(own, RIGHT, RIGHT, RIGHT)
  clock.pass(3 * MINUTE)
  expect((await world.findRunning(own)).remainingSeconds).toBe(120)
  await world.mark(own, ...range(10).map(() => RIGHT))
  await exams.attempts.finish(own)

  const createdAt = new Date(Date.parse(begin) + 180_000)
  expect((await exams.results.findLatest(camilleId))?.result).toMatchObject({
    ...{ score: 10, timeSpent: 180, createdAt },
  })
})

test('a change of the bank leaves exams in progress and results as drawn', async () => {
  await world.keepInBank(12)
  const ids = await world.questionIds()
  const { own, questions: asked } = await world.start(camilleId)
  const [revised, retired] = asked.map(numberOf)
  const change = question(revised!, { optionB: 'Changée', correctAnswer: 'A' })
  await exams.questions.revise(ids[revised! - 1]!, change)
  await exams.questions.retire(ids[retired! - 1]!)
  await world.mark(own, RIGHT, RIGHT)
  await exams.attempts.finish(own)

  expect((await exams.results.findLatest(camilleId))?.answers).toMatchObject([
    { ...question(revised!), isCorrect: true },
    { ...question(retired!), isCorrect: true },
    ...range(8).map(() => ({ isCorrect: false })),
  ])
  expect((await world.start(camilleId)).questions.map(numberOf)).not.toContain(retired)
})

/** The number from which `question(number)` made this question. */
function numberOf({ question: text }: { question: string }): number {
  return Number(/\d+/.exec(text)![0])
}
