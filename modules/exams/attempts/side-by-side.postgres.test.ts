import { expect, onTestFinished, test } from 'vitest'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { openDatabase } from '#db/database'
import { createExams } from '#modules/exams'
import type { Caller } from '#modules/identity'
import { refusal, setUpExams } from '#test/harness/modules/exams'
import { createWorld } from '#test/harness/modules/identity'
import { claim } from '#test/things/exam'
import { question, RIGHT } from '#test/things/question'

const { db, exams, camilleId, karimId, ...world } = await setUpExams({ bank: 20 })

/* Only on PostgreSQL do writers run side by side; on SQLite one comes after the other. */

test('an answer waits for the closing of its exam, and is then refused', async () => {
  const { own } = await world.start(camilleId)

  const outcome = await whileAnotherProcess('UPDATE attempts SET closed_at = now()', () =>
    world.mark(own, RIGHT),
  )

  expect(outcome).toEqual(refusal('closed'))
})

test('an answer waits for a newer one, and does not replace it', async () => {
  const { own } = await world.start(camilleId)
  const newer = `
    WITH held AS (SELECT id FROM attempts FOR NO KEY UPDATE)
    UPDATE attempt_questions SET user_answer = 'B', answered_at = 'infinity' FROM held WHERE position = 1`

  const outcome = await whileAnotherProcess(newer, () =>
    exams.attempts.answer(own, [
      { position: 1, letter: 'A', secondsLeft: 290 },
      { position: 2, letter: 'A', secondsLeft: 290 },
    ]),
  )

  expect(outcome).toEqual({ ok: true, value: { superseded: [1] } })
  const { questions: asked } = await world.findRunning(own)
  expect(asked.map(({ userAnswer }) => userAnswer)).toEqual(['B', 'A', ...Array<null>(8).fill(null)])
})

test('answers of two tabs in opposite orders never deadlock', async () => {
  const { own } = await world.start(camilleId)
  const markFirst = (position: number) => `
    WITH held AS (SELECT id FROM attempts FOR NO KEY UPDATE)
    UPDATE attempt_questions SET user_answer = 'A' FROM held WHERE position = ${position}`

  const outcome = await whileAnotherProcess(markFirst(2), () => world.mark(own, RIGHT, RIGHT), markFirst(1))

  expect(outcome).toEqual({ ok: true, value: { superseded: [] } })
})

test('exams that end at the same moment never wait for each other', async () => {
  await world.keepInBank(12)
  const ids = await world.questionIds()
  const [camille, karim] = [await world.signIn(camilleId), await world.signIn(karimId)]
  const hand = (caller: Caller, some: number[]) =>
    exams.results.record(
      caller,
      claim(
        some,
        some.map(() => RIGHT),
      ),
    )

  for (let round = 0; round < 6; round += 1) {
    await db.write('DELETE FROM memory_states')
    // Each member knows the half of the bank that is new to the other.
    await hand(camille, ids.slice(0, 6))
    await hand(karim, ids.slice(6))
    const ended = await Promise.all([camille, karim].map((caller) => hand(caller, ids.slice(1, 11))))
    expect(ended.map(({ ok }) => ok)).toEqual([true, true])
  }
})

test('exams begin and end while an import of questions writes', async () => {
  const otherProcess = await openDatabase(db.url)
  onTestFinished(otherProcess.close)
  const { mailQueue, ...other } = createWorld(otherProcess)
  const importing = createExams({ db: otherProcess, pages: PAGES, ...other, mails: mailQueue })

  const resultId = await otherProcess.transaction(async (tx) => {
    const changed = [question(1, { optionA: 'Changée' })]
    await importing.imports.run(changed, { replace: false }, tx)
    return (await world.takeExam(camilleId, { right: 1 })).resultId
  })

  expect((await exams.results.findLatest(camilleId))?.result.id).toBe(resultId)
})

/** Runs `sql` in a transaction of another process, begins `work`, and commits after `then` once `work` waits. */
async function whileAnotherProcess<T>(sql: string, work: () => Promise<T>, then?: string): Promise<T> {
  const otherProcess = await openDatabase(db.url)
  onTestFinished(otherProcess.close)
  const working = await otherProcess.transaction(async (tx) => {
    await otherProcess.write(sql, [], tx)
    const outcome = work()
    await expect.poll(countWaiting).toBe(1)
    if (then) await otherProcess.write(then, [], tx)
    return { outcome }
  })
  return working.outcome
}

async function countWaiting(): Promise<number> {
  const [rows] = await db.sequelize.query(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return rows.length
}
