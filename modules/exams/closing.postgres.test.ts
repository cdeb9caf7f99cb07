import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { start } from '#test/worlds/attempts'
import { questions, RIGHT } from '#test/worlds/bank'
import { openWorld } from '#test/worlds/exams'

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.db.drop())

/* Only here do writers run side by side; on SQLite one comes after the other. */

test('an answer that arrives while its exam is being closed waits for that, and is refused', async () => {
  const { exams, attemptId } = await begin()

  const outcome = await whileAnotherProcess('UPDATE attempts SET closed_at = now()', () =>
    exams.answer({ userId: world.camilleId, attemptId: attemptId }, [{ position: 1, letter: RIGHT }]),
  )

  expect(outcome).toEqual({ ok: false, code: 'closed' })
})

test('an answer that arrives while a newer one is being saved waits for that, and does not replace it', async () => {
  const { exams, attemptId } = await begin()
  const newer = `
    WITH held AS (SELECT id FROM attempts FOR NO KEY UPDATE)
    UPDATE attempt_questions SET user_answer = 'B', answered_at = 'infinity' FROM held WHERE position = 1`

  const outcome = await whileAnotherProcess(newer, () =>
    exams.answer({ userId: world.camilleId, attemptId: attemptId }, [
      { position: 1, letter: 'A', secondsLeft: 290 },
      { position: 2, letter: 'A', secondsLeft: 290 },
    ]),
  )

  expect(outcome).toEqual({ ok: true, value: { superseded: [1] } })
  expect(await exams.findAttemptProgress({ userId: world.camilleId, attemptId: attemptId })).toMatchObject({
    answers: [
      { position: 1, userAnswer: 'B' },
      { position: 2, userAnswer: 'A' },
    ],
  })
})

test('answers of two tabs to the same questions in opposite orders never deadlock', async () => {
  const { exams, attemptId } = await begin()
  const mark = (position: number) => `
    WITH held AS (SELECT id FROM attempts FOR NO KEY UPDATE)
    UPDATE attempt_questions SET user_answer = 'A' FROM held WHERE position = ${position}`

  const outcome = await whileAnotherProcess(
    mark(2),
    () =>
      exams.answer(
        { userId: world.camilleId, attemptId: attemptId },
        [1, 2].map((position) => ({ position, letter: RIGHT })),
      ),
    mark(1),
  )

  expect(outcome).toEqual({ ok: true, value: { superseded: [] } })
})

/** Camille's exam, which has just begun. */
async function begin() {
  const { exams } = await world.begin()
  await exams.loadShippedBank(questions(10))
  const { id } = await start(exams, world.camilleId)
  return { exams, attemptId: id }
}

/** Begins `work` once the other process has run `sql`; when the work waits for it, it runs `then` and commits. */
async function whileAnotherProcess<T>(sql: string, work: () => Promise<T>, then?: string): Promise<T> {
  const otherProcess = await openDatabase(world.db.url)
  const working = await otherProcess.transaction(async (tx) => {
    await otherProcess.run(sql, [], tx)
    const outcome = work()
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
    if (then) await otherProcess.run(then, [], tx)
    return { outcome }
  })
  await otherProcess.close()
  return working.outcome
}

async function countWaiting(): Promise<number> {
  const [rows] = await world.db.sequelize.query(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return rows.length
}
