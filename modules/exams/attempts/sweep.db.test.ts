import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '#db/unavailable'
import type { OwnAttempt } from '#modules/exams'
import { addNamesakes, count, insert, rows } from '#test/harness/db/rows'
import { MINUTE, refusal, setUpExams } from '#test/harness/modules/exams'
import { ALL, readAll } from '#test/harness/portions'
import { RIGHT } from '#test/things/question'

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams()
const openExams = () => count(db, 'attempts WHERE closed_at IS NULL')
const endTime = () => clock.pass(5 * MINUTE + 6)
afterEach(() => void vi.restoreAllMocks())

test('the sweep closes an exam whose time is up, once, and no other', async () => {
  await beginWithAnswer(camilleId)
  endTime()
  await beginWithAnswer(karimId)

  const closed = await Promise.all([
    exams.attempts.closeOverdue(),
    exams.attempts.closeOverdue(),
    exams.attempts.closeOverdue(),
  ])

  expect(closed.reduce((sum, n) => sum + n)).toBe(1)
  expect([await count(db, 'exam_results'), await openExams()]).toEqual([1, 1])
})

test('the sweep goes on until no exam is left, however many there are', async () => {
  await addOverdue(120)

  expect(await exams.attempts.closeOverdue()).toBe(120)
  expect(await exams.attempts.closeOverdue()).toBe(0)
})

test('the sweep finishes the exam at hand when it is stopped', async () => {
  await addOverdue(3)
  const stopping = new AbortController()
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce((...args) => {
    stopping.abort()
    return transaction(...args)
  })

  expect(await exams.attempts.closeOverdue(stopping.signal)).toBe(1)
  expect(await openExams()).toBe(2)
})

describe('an exam that cannot be graded', () => {
  let faulty: OwnAttempt
  beforeEach(async () => {
    faulty = await beginWithAnswer(camilleId)
    const { id: _, ...recorded } = rows.exam_results
    await insert(db, 'exam_results', { ...recorded, user_id: camilleId, attempt_id: faulty.attemptId })
  })

  test('keeps no other exam open, however many there are', async () => {
    await beginWithAnswer(karimId)
    endTime()
    await addOverdue(100)

    await expect(exams.attempts.closeOverdue()).rejects.toThrow(AggregateError)

    expect(await exams.results.findLatest(karimId)).toMatchObject({ result: { score: 1 } })
    expect(await openExams()).toBe(1)
  })

  test('leaves its member free to take another exam', async () => {
    await db.write("UPDATE attempts SET exam_type = 'official' WHERE id = $1", [faulty.attemptId])
    clock.pass(15 * MINUTE + 6)
    const { own } = await world.start(camilleId)
    clock.pass(10)
    await exams.attempts.answer(own, [{ position: 1, letter: 'A', secondsLeft: 295 }])

    const older = { position: 1, letter: 'B', secondsLeft: 298 } as const
    const answers = [older, { position: 2, letter: 'C', secondsLeft: 297 } as const]
    expect(await exams.attempts.answer(own, answers)).toEqual({ ok: true, value: { superseded: [1] } })
  })

  test('takes no more answers, although it is still open', async () => {
    endTime()

    expect(await world.mark(faulty, RIGHT)).toEqual(refusal('closed'))
  })

  test('keeps no member and no admin from reading', async () => {
    endTime()

    expect(await exams.questions.draw(camilleId, 'practice', 10)).toMatchObject({ ok: true })
    expect((await exams.results.listAll({}, ALL)).total).toBe(1)
    expect(await readAll(exams.results.readAll({}))).toHaveLength(1)
  })

  test('is reported even when the database goes away meanwhile', async () => {
    endTime()
    await world.start(karimId)
    endTime()
    const away = new DatabaseUnavailable('The server is gone')
    const transaction = db.transaction.bind(db)
    vi.spyOn(db, 'transaction').mockImplementationOnce(transaction).mockRejectedValueOnce(away)

    await expect(exams.attempts.closeOverdue()).rejects.toMatchObject({ errors: [expect.any(Error), away] })
  })
})

test('the results of all members can be read without closing an exam', async () => {
  await world.start(camilleId)
  endTime()
  await exams.results.listAll({}, ALL)
  await readAll(exams.results.readAll({}))

  expect(await openExams()).toBe(1)
})

async function beginWithAnswer(userId: number): Promise<OwnAttempt> {
  const { own } = await world.start(userId)
  await world.mark(own, RIGHT)
  return own
}

/** Adds exams of new members, without answers, whose time was up a day ago. */
async function addOverdue(count: number) {
  await db.write("DELETE FROM users WHERE last_name = 'Peeters'")
  await addNamesakes(db, count)
  await db.write(
    `INSERT INTO attempts (user_id, exam_type, started_at, deadline)
     SELECT id, 'practice', $1, $1 FROM users WHERE last_name = 'Peeters'`,
    [new Date(clock.now().getTime() - 86_400_000)],
  )
}
