import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestDatabase } from '#test/db/database'
import { insert, rows } from '#test/db/rows'
import { DatabaseUnavailable } from '#db/unavailable'
import type { Exams, RunningAttempt } from '#modules/exams'
import { countResults, MINUTE, range, start } from '#test/worlds/attempts'
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
afterEach(() => void vi.restoreAllMocks())
afterAll(() => db.drop())

test('exams whose time is up are closed for members who never come back, and several sweeps close none twice', async () => {
  const attempts = [await start(exams, camilleId), await start(exams, karimId)]
  for (const [index, userId] of [camilleId, karimId].entries()) {
    await exams.answer({ userId: userId, attemptId: attempts[index]!.id }, [{ position: 1, letter: RIGHT }])
  }
  clock.pass(5 * MINUTE + 6)

  const closed = await Promise.all([exams.closeOverdue(), exams.closeOverdue(), exams.closeOverdue()])

  expect(closed.reduce((sum, n) => sum + n)).toBe(2)
  expect(await countResults(db)).toBe(2)
})

test('a sweep goes on until none is left, however many there are', async () => {
  await addOverdue(250)

  expect(await exams.closeOverdue()).toBe(250)
  expect(await exams.closeOverdue()).toBe(0)
})

test('a sweep that is stopped finishes the exam at hand and leaves the others', async () => {
  await addOverdue(3)
  const stopping = new AbortController()
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce((...args) => {
    stopping.abort()
    return transaction(...args)
  })

  expect(await exams.closeOverdue(stopping.signal)).toBe(1)
  expect(await openExams()).toBe(2)
})

describe('an exam that cannot be graded', () => {
  let faulty: RunningAttempt
  beforeEach(async () => {
    faulty = await start(exams, camilleId)
    await exams.answer({ userId: camilleId, attemptId: faulty.id }, [{ position: 1, letter: RIGHT }])
    const { id: _, ...recorded } = rows.exam_results
    const result = { ...recorded, user_id: camilleId, attempt_id: faulty.id }
    await db.transaction((tx) => insert(db, 'exam_results', result, tx))
  })

  test('keeps no other open, also where those are many', async () => {
    const other = await start(exams, karimId)
    await exams.answer({ userId: karimId, attemptId: other.id }, [{ position: 1, letter: RIGHT }])
    clock.pass(5 * MINUTE + 6)
    await addOverdue(100)

    await expect(exams.closeOverdue()).rejects.toThrow(AggregateError)

    expect(await exams.findLatestResult(karimId)).toMatchObject({ result: { score: 1 } })
    expect(await openExams()).toBe(1)
  })

  test('does not keep its member from another exam: each answer is saved or superseded as usual', async () => {
    await db.run("UPDATE attempts SET exam_type = 'official' WHERE id = $1", [faulty.id])
    clock.pass(15 * MINUTE + 6)
    const other = await start(exams, camilleId)
    clock.pass(10)
    await exams.answer({ userId: camilleId, attemptId: other.id }, [
      { position: 1, letter: 'A', secondsLeft: 295 },
    ])

    expect(
      await exams.answer({ userId: camilleId, attemptId: other.id }, [
        { position: 1, letter: 'B', secondsLeft: 298 },
        { position: 2, letter: 'C', secondsLeft: 297 },
      ]),
    ).toEqual({ ok: true, value: { superseded: [1] } })
  })

  test('does not keep its member from drawing questions', async () => {
    clock.pass(5 * MINUTE + 6)

    expect(await exams.drawQuestions(camilleId, 'practice', 10)).toMatchObject({ ok: true })
  })

  test('refuses answers to it, although it is still open', async () => {
    clock.pass(5 * MINUTE + 6)

    expect(
      await exams.answer({ userId: camilleId, attemptId: faulty.id }, [{ position: 2, letter: RIGHT }]),
    ).toEqual({
      ok: false,
      code: 'closed',
    })
  })

  test('is reported even when the database goes away while the others are closed', async () => {
    clock.pass(5 * MINUTE + 6)
    await start(exams, karimId)
    clock.pass(5 * MINUTE + 6)
    const away = new DatabaseUnavailable('The server is gone')
    const transaction = db.transaction.bind(db)
    vi.spyOn(db, 'transaction').mockImplementationOnce(transaction).mockRejectedValueOnce(away)

    const swept = exams.closeOverdue()

    await expect(swept).rejects.toMatchObject({ errors: [{ name: expect.any(String) as string }, away] })
  })

  test('is reported even when the next portion cannot be read', async () => {
    clock.pass(5 * MINUTE + 6)
    await addOverdue(99)
    const away = new DatabaseUnavailable('The server is gone')
    const read = db.read.bind(db)
    let portions = 0
    vi.spyOn(db, 'read').mockImplementation((sql: string, ...args) => {
      if (sql.includes('LIMIT') && sql.includes('deadline, id') && ++portions > 1) throw away
      return read(sql, ...args)
    })

    const swept = exams.closeOverdue()

    await expect(swept).rejects.toMatchObject({ errors: [{ name: expect.any(String) as string }, away] })
  })

  test('keeps nobody from reading the results of all', async () => {
    clock.pass(5 * MINUTE + 6)

    expect((await exams.listAllResults({}, { limit: 20, offset: 0 })).total).toBe(1)
    expect(await exportAll()).toHaveLength(1)
  })
})

test('an admin who reads the results of all members closes no exam', async () => {
  await start(exams, camilleId)
  clock.pass(5 * MINUTE + 6)
  await exams.listAllResults({}, { limit: 20, offset: 0 })
  await exportAll()

  expect(await openExams()).toBe(1)
})

let lastId = 1000

/** Exams without an answer, of a member each, whose time was up a day ago. */
async function addOverdue(count: number) {
  const startedAt = new Date(clock.now().getTime() - 86_400_000)
  await db.transaction(async (tx) => {
    for (const _ of range(count)) {
      const [id, username] = [++lastId, `tireur${lastId}`]
      const email = `${username}@example.be`
      await insert(db, 'users', { ...rows.users, id, username, username_key: username, email }, tx)
      const attempt = { user_id: id, exam_type: 'practice', started_at: startedAt, deadline: startedAt }
      await insert(db, 'attempts', attempt, tx)
    }
  })
}

async function exportAll() {
  const exported = []
  for await (const portion of exams.exportResults({})) exported.push(...portion)
  return exported
}

async function openExams(): Promise<number> {
  return (await db.read('SELECT id FROM attempts WHERE closed_at IS NULL')).length
}
