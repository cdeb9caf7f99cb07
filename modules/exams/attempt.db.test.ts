import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestDatabase } from '../../db/test-database'
import { insert, rows } from '../../db/test-rows'
import { DatabaseUnavailable } from '../../db/unavailable'
import type { Exams, Letter, RunningAttempt } from '.'
import { question, questions, RIGHT, takeExam, WRONG } from './test-bank'
import { openWorld } from './test-world'

const MINUTE = 60

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
    if (type === 'official') await passPractice(5)

    const attempt = await start(camilleId, type)

    expect(attempt).toMatchObject({ status: 'running', type, remainingSeconds: seconds })
    expect(attempt.questions.map(({ position }) => position)).toEqual(range(count))
    expect(new Set(attempt.questions.map((asked) => asked.question)).size).toBe(count)
  })

  test('draws other questions each time', async () => {
    const drawn = new Set<string>()
    for (let turn = 0; turn < 8; turn += 1) {
      const attempt = await start(camilleId)
      attempt.questions.forEach((asked) => drawn.add(asked.question))
      await exams.abandon(camilleId, attempt.id)
    }

    // Eight draws of ten out of forty: even ten fewer would be one chance in many thousands.
    expect(drawn.size).toBeGreaterThan(25)
  })

  test('shows no right answer', async () => {
    expect(JSON.stringify(await start(camilleId))).not.toMatch(
      /correctAnswer|isCorrect|explanation|Parce que/,
    )
  })

  test('again finds the exam in progress, with its answers and its clock', async () => {
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, 'C')
    clock.pass(2 * MINUTE)

    expect(await exams.start(camilleId, 'practice')).toEqual({
      ok: true,
      value: { attemptId: attempt.id, nextPosition: 2, resumed: true },
    })
    const found = await findRunning(camilleId, attempt.id)
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
    const [hers, his] = [await start(camilleId), await start(karimId)]

    expect(hers.id).not.toBe(his.id)
  })

  test('is refused when the active bank is too small', async () => {
    await keepInBank(9)

    expect(await exams.start(camilleId, 'practice')).toEqual({ ok: false, code: 'not-enough-questions' })
    expect(await exams.findRunning(camilleId)).toEqual([])
  })

  test('works with exactly as many questions as the exam needs', async () => {
    await keepInBank(10)

    expect((await exams.start(camilleId, 'practice')).ok).toBe(true)
  })

  test('the official exam is refused until five practice exams are passed', async () => {
    await passPractice(4)
    expect(await exams.start(camilleId, 'official')).toEqual({ ok: false, code: 'locked' })

    await passPractice(1)
    expect((await exams.start(camilleId, 'official')).ok).toBe(true)
  })
})

describe('answering', () => {
  test('keeps the last answer to a question', async () => {
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 3, 'A')
    await exams.answer(camilleId, attempt.id, 3, 'B')

    expect((await findRunning(camilleId, attempt.id)).questions[2]?.userAnswer).toBe('B')
  })

  test.each([0, 11, -1])('knows no question %i', async (position) => {
    const attempt = await start(camilleId)

    expect(await exams.answer(camilleId, attempt.id, position, 'A')).toEqual({ ok: false, code: 'unknown' })
  })

  test("refuses somebody else's exam as if there were none", async () => {
    const attempt = await start(camilleId)

    expect(await exams.answer(karimId, attempt.id, 1, 'A')).toEqual({ ok: false, code: 'unknown' })
    expect(await exams.findAttempt(karimId, attempt.id)).toBeNull()
    expect(await exams.finish(karimId, attempt.id)).toBeNull()
    expect(await exams.abandon(karimId, attempt.id)).toBeNull()
    expect((await findRunning(camilleId, attempt.id)).questions[0]?.userAnswer).toBeNull()
  })

  test('is still taken 5 s after the deadline', async () => {
    const attempt = await start(camilleId)
    clock.pass(5 * MINUTE + 5)

    expect(await exams.answer(camilleId, attempt.id, 1, RIGHT)).toEqual({ ok: true, value: undefined })
  })

  test('later is refused, and the exam is closed', async () => {
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, RIGHT)
    clock.pass(5 * MINUTE + 5.001)

    expect(await exams.answer(camilleId, attempt.id, 2, RIGHT)).toEqual({ ok: false, code: 'closed' })
    expect((await exams.findLatestResult(camilleId))?.result.score).toBe(1)
  })

  test('after handing in is refused', async () => {
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, RIGHT)
    await exams.finish(camilleId, attempt.id)

    expect(await exams.answer(camilleId, attempt.id, 2, RIGHT)).toEqual({ ok: false, code: 'closed' })
  })

  test('that was held up on its way does not replace a newer one', async () => {
    const attempt = await start(camilleId)
    clock.pass(20)
    await exams.answer(camilleId, attempt.id, 1, 'B', 280)

    expect(await exams.answer(camilleId, attempt.id, 1, 'A', 290)).toEqual({ ok: true, value: undefined })
    expect((await findRunning(camilleId, attempt.id)).questions[0]?.userAnswer).toBe('B')
  })

  test('that was held up is taken where there is none yet, and a newer one in its turn', async () => {
    const attempt = await start(camilleId)
    clock.pass(20)
    await exams.answer(camilleId, attempt.id, 1, 'A', 290)
    expect((await findRunning(camilleId, attempt.id)).questions[0]?.userAnswer).toBe('A')

    clock.pass(1)
    await exams.answer(camilleId, attempt.id, 1, 'C', 280)
    expect((await findRunning(camilleId, attempt.id)).questions[0]?.userAnswer).toBe('C')
  })

  test('given 200 times at the same moment is saved, each with its question', async () => {
    const attempt = await start(camilleId)
    const letters: Letter[] = ['A', 'B', 'C']

    const saved = await Promise.all(
      range(200).map((n) => exams.answer(camilleId, attempt.id, (n % 10) + 1, letters[(n % 10) % 3]!)),
    )

    expect(saved.every((outcome) => outcome.ok)).toBe(true)
    const { questions } = await findRunning(camilleId, attempt.id)
    expect(questions.map(({ userAnswer }) => userAnswer).join('')).toBe('ABCABCABCA')
  })
})

describe('handing in', () => {
  test('grades on the server and counts what is unanswered as wrong', async () => {
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, RIGHT)
    await exams.answer(camilleId, attempt.id, 2, WRONG)
    clock.pass(92.7)

    const closed = await exams.finish(camilleId, attempt.id)

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
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, RIGHT)

    const closings = await Promise.all(range(4).map(() => exams.finish(camilleId, attempt.id)))
    const again = await exams.finish(camilleId, attempt.id)

    expect(new Set([...closings, again].map((closed) => closed?.result?.id)).size).toBe(1)
    expect(await countResults()).toBe(1)
  })

  test('while answers still arrive grades every answer that was acknowledged', async () => {
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, RIGHT)

    const later = range(10).slice(1)
    const [outcomes] = await Promise.all([
      Promise.all(later.map((position) => exams.answer(camilleId, attempt.id, position, RIGHT))),
      exams.finish(camilleId, attempt.id),
    ])

    const graded = (await exams.findLatestResult(camilleId))!.answers
    const acknowledged = later.filter((_position, index) => outcomes[index]!.ok)
    expect(graded.filter((answer) => answer.userAnswer).map(({ position }) => position)).toEqual([
      1,
      ...acknowledged,
    ])
  })

  test('without a single answer records nothing', async () => {
    const attempt = await start(camilleId)

    expect(await exams.finish(camilleId, attempt.id)).toMatchObject({
      status: 'closed',
      result: null,
      timeUp: false,
    })
    expect(await countResults()).toBe(0)
  })

  test('gives way to a newer result as the latest', async () => {
    const first = await takeExam(exams, camilleId, { right: 3 })
    clock.pass(1)
    await takeExam(exams, camilleId, { right: 4 })

    expect(await exams.findAttempt(camilleId, first!.id)).toMatchObject({ result: { isLatest: false } })
  })
})

describe('abandoning', () => {
  test('records nothing and lets a new exam begin', async () => {
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, RIGHT)

    expect(await exams.abandon(camilleId, attempt.id)).toMatchObject({
      status: 'closed',
      result: null,
      abandoned: true,
    })
    expect(await countResults()).toBe(0)
    expect((await start(camilleId)).id).not.toBe(attempt.id)
  })

  test('changes nothing about an exam that was handed in', async () => {
    const closed = await takeExam(exams, camilleId, { right: 7 })

    expect(await exams.abandon(camilleId, closed!.id)).toEqual({ ...closed, abandoned: false })
    expect(await countResults()).toBe(1)
  })

  test('is possible as long as answers are taken', async () => {
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, RIGHT)
    clock.pass(5 * MINUTE + 4)

    expect(await exams.abandon(camilleId, attempt.id)).toMatchObject({ result: null, abandoned: true })
    expect(await countResults()).toBe(0)
  })

  test('comes too late once the time is up: the answers count', async () => {
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, WRONG)
    clock.pass(5 * MINUTE + 6)

    expect(await exams.abandon(camilleId, attempt.id)).toMatchObject({ timeUp: true, abandoned: false })
    expect(await countResults()).toBe(1)
  })
})

describe('the deadline', () => {
  test('closes the exam, at the deadline, before anything of its member is read', async () => {
    const deadline = new Date(clock.now().getTime() + 5 * MINUTE * 1000)
    const attempt = await start(camilleId)
    await exams.answer(camilleId, attempt.id, 1, RIGHT)
    clock.pass(60 * MINUTE)

    const details = await exams.findLatestResult(camilleId)

    expect(details?.result).toMatchObject({ score: 1, timeSpent: 300, createdAt: deadline })
    expect(await exams.findAttempt(camilleId, attempt.id)).toMatchObject({ status: 'closed', timeUp: true })
  })

  test('drops an exam without an answer', async () => {
    const attempt = await start(camilleId)
    clock.pass(5 * MINUTE + 6)

    expect(await exams.findAttempt(camilleId, attempt.id)).toMatchObject({ result: null, timeUp: true })
    expect(await countResults()).toBe(0)
  })

  test('shows 0 s in the 5 s in which answers are still taken', async () => {
    const attempt = await start(camilleId)
    clock.pass(5 * MINUTE + 3)

    expect((await findRunning(camilleId, attempt.id)).remainingSeconds).toBe(0)
  })

  test('is swept for members who never come back, and several sweeps close none twice', async () => {
    const attempts = [await start(camilleId), await start(karimId)]
    for (const [index, userId] of [camilleId, karimId].entries()) {
      await exams.answer(userId, attempts[index]!.id, 1, RIGHT)
    }
    clock.pass(5 * MINUTE + 6)

    const closed = await Promise.all([exams.closeOverdue(), exams.closeOverdue(), exams.closeOverdue()])

    expect(closed.reduce((sum, n) => sum + n)).toBe(2)
    expect(await countResults()).toBe(2)
  })

  test('of an exam that cannot be graded keeps no other open', async () => {
    const faulty = await start(camilleId)
    const other = await start(karimId)
    await exams.answer(camilleId, faulty.id, 1, RIGHT)
    await exams.answer(karimId, other.id, 1, RIGHT)
    const result = { ...rows.exam_results, user_id: camilleId, attempt_id: faulty.id }
    await db.transaction((tx) => insert(db, 'exam_results', result, tx))
    clock.pass(5 * MINUTE + 6)

    await expect(exams.closeOverdue()).rejects.toThrow(AggregateError)

    expect(await exams.findLatestResult(karimId)).toMatchObject({ result: { score: 1 } })
  })

  test('waits where the database takes nothing, and what is there is read: the exam is still in progress', async () => {
    const { id } = await start(camilleId)
    clock.pass(5 * MINUTE + 6)
    const full = new DatabaseUnavailable('The disk is full')
    const broken = vi.spyOn(db, 'transaction').mockRejectedValue(full)

    expect(await exams.overview(camilleId, { limit: 20, offset: 0 })).toMatchObject({ running: [{ id }] })
    expect(await exams.findAttempt(camilleId, id)).toMatchObject({ status: 'running', remainingSeconds: 0 })
    await expect(exams.start(camilleId, 'practice')).rejects.toBe(full)
    broken.mockRestore()
    expect(await exams.findAttempt(camilleId, id)).toMatchObject({ status: 'closed', timeUp: true })
  })

  test('lets a passed exam count for the unlock although nobody handed it in', async () => {
    await passPractice(4)
    const attempt = await start(camilleId)
    for (const n of range(7)) await exams.answer(camilleId, attempt.id, n, RIGHT)
    clock.pass(5 * MINUTE + 6)

    expect(await exams.progress(camilleId)).toEqual({ passed: 5, isOfficialUnlocked: true })
  })
})

describe('a change of the bank during an exam', () => {
  test('leaves the exam with the version that was drawn', async () => {
    const attempt = await start(camilleId)
    const [asked] = attempt.questions
    const number = Number(/\d+/.exec(asked!.question)![0])
    await exams.reviseQuestion(
      await idOf(asked!.question),
      question(number, { optionB: 'Changée', correctAnswer: 'A' }),
    )

    await exams.answer(camilleId, attempt.id, 1, RIGHT)
    await exams.finish(camilleId, attempt.id)

    const details = await exams.findLatestResult(camilleId)
    expect(details?.answers[0]).toMatchObject({
      optionB: `Juste ${number}`,
      correctAnswer: 'B',
      isCorrect: true,
    })
  })

  test('lets a retired question be asked to its end and stay readable, and never draws it again', async () => {
    await keepInBank(11)
    const attempt = await start(camilleId)
    const retired = attempt.questions[0]!.question
    await exams.retireQuestion(await idOf(retired))
    await exams.answer(camilleId, attempt.id, 1, RIGHT)
    await exams.finish(camilleId, attempt.id)

    expect((await exams.findLatestResult(camilleId))?.answers[0]).toMatchObject({
      question: retired,
      isCorrect: true,
    })
    expect((await start(camilleId)).questions.map((asked) => asked.question)).not.toContain(retired)
  })
})

async function start(userId: number, type: 'practice' | 'official' = 'practice') {
  const started = await exams.start(userId, type)
  if (!started.ok) throw new Error(started.code)
  return findRunning(userId, started.value.attemptId)
}

async function findRunning(userId: number, attemptId: number): Promise<RunningAttempt> {
  const attempt = await exams.findAttempt(userId, attemptId)
  if (attempt?.status !== 'running') throw new Error('The exam is not running')
  return attempt
}

async function passPractice(times: number) {
  for (const _ of range(times)) await takeExam(exams, camilleId, { right: 7 })
}

async function keepInBank(count: number) {
  const [rows] = await db.sequelize.query(
    'SELECT question_id FROM question_versions WHERE is_current ORDER BY question_id',
  )
  for (const row of (rows as { question_id: number }[]).slice(count))
    await exams.retireQuestion(row.question_id)
}

async function idOf(text: string): Promise<number> {
  const [rows] = await db.sequelize.query(
    'SELECT question_id FROM question_versions WHERE question = :text',
    {
      replacements: { text },
    },
  )
  return (rows[0] as { question_id: number }).question_id
}

async function countResults(): Promise<number> {
  const [rows] = await db.sequelize.query('SELECT id FROM exam_results')
  return rows.length
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
