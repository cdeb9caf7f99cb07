import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/database'
import { questions, RIGHT } from './test-bank'
import { openWorld } from './test-world'

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.db.drop())

/** Only here do writers run side by side; on SQLite one comes after the other. */
test('an answer that arrives while its exam is being closed waits for that, and is refused', async () => {
  const { camilleId } = world
  const { exams } = await world.begin()
  await exams.loadShippedBank(questions(10))
  const started = await exams.start(camilleId, 'practice')
  const { attemptId } = started.ok ? started.value : { attemptId: 0 }

  const otherProcess = await openDatabase(world.db.url)
  const answering = await otherProcess.transaction(async (tx) => {
    await otherProcess.sequelize.query('UPDATE attempts SET closed_at = now()', { transaction: tx })
    const outcome = exams.answer(camilleId, attemptId, 1, RIGHT)
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
    return { outcome }
  })
  await otherProcess.close()

  expect(await answering.outcome).toEqual({ ok: false, code: 'closed' })
})

async function countWaiting(): Promise<number> {
  const [rows] = await world.db.sequelize.query(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return rows.length
}
