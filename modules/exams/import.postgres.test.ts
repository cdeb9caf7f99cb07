import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createWorld } from '#test/worlds/identity'
import { createExams } from '#modules/exams'
import { question, questions, RIGHT } from '#test/worlds/bank'
import { openWorld } from '#test/worlds/exams'

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.db.drop())

/** Only here do writers run side by side; on SQLite one comes after the other. */
test('while an import writes, exams begin, are answered and are handed in', async () => {
  const { camilleId } = world
  const { exams } = await world.begin()
  await exams.loadShippedBank(questions(20))
  const otherProcess = await openDatabase(world.db.url)
  const importing = createExams({ db: otherProcess, ...createWorld(otherProcess) })

  const closed = await otherProcess.transaction(async (tx) => {
    await importing.importQuestions(
      [question(1, { optionA: 'Changée' })],
      { replace: false, dryRun: false },
      tx,
    )
    const started = await exams.start(camilleId, 'practice')
    const attemptId = started.ok ? started.value.attemptId : 0
    await exams.answer({ userId: camilleId, attemptId: attemptId }, [{ position: 1, letter: RIGHT }])
    return exams.finish({ userId: camilleId, attemptId: attemptId })
  })
  await otherProcess.close()

  expect(closed).toMatchObject({ status: 'closed', result: { isLatest: true } })
})
