import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countQueries } from '#test/db/queries'
import type { TestDatabase } from '#test/db/database'
import type { Exams, GivenAnswer, Letter } from '#modules/exams'
import { findRunning, MINUTE, passPractice, range, start } from '#test/worlds/attempts'
import { questions } from '#test/worlds/bank'
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

const SAVED = { ok: true, value: { superseded: [] } }

describe('of two answers to a question, the one that was chosen last counts', () => {
  test('also when it arrived first', async () => {
    const { id } = await start(exams, camilleId)
    clock.pass(20)
    await give(id, 'B', 280)

    expect(await give(id, 'A', 290)).toEqual({ ok: true, value: { superseded: [1] } })
    expect(await letters(id)).toBe('B')
  })

  test('also when the older one was on its way for long', async () => {
    const { id } = await start(exams, camilleId)
    clock.pass(20)
    expect(await give(id, 'A', 290)).toEqual(SAVED)
    clock.pass(1)

    expect(await give(id, 'B', 285)).toEqual(SAVED)
    expect(await letters(id)).toBe('B')
  })

  test('also when both were chosen within a second', async () => {
    const { id } = await start(exams, camilleId)
    clock.pass(20)
    await give(id, 'B', 280.2)

    expect(await give(id, 'A', 280.7)).toEqual({ ok: true, value: { superseded: [1] } })
    expect(await letters(id)).toBe('B')
  })

  test('and where a clock of whole seconds cannot tell, the one that arrived last', async () => {
    const { id } = await start(exams, camilleId)
    clock.pass(20)
    await give(id, 'A', 280)

    expect(await give(id, 'B', 280)).toEqual(SAVED)
    expect(await letters(id)).toBe('B')
  })

  test("also where the older one's page had a clock that was ahead of the server's", async () => {
    const { id } = await start(exams, camilleId)
    await give(id, 'A', 200)
    clock.pass(20)

    expect(await give(id, 'B', 281)).toEqual(SAVED)
    expect(await letters(id)).toBe('B')
  })

  test("without the page's clock, the one that arrived last, also after the server's clock was set back", async () => {
    const { id } = await start(exams, camilleId)
    clock.pass(20)
    await give(id, 'A')
    clock.pass(-2)

    expect(await give(id, 'B')).toEqual(SAVED)
    expect(await letters(id)).toBe('B')
  })
})

describe('answers that arrive together', () => {
  test('are saved in one statement, as many for thirty as for one', async () => {
    await passPractice(exams, camilleId, 5)
    const { id } = await start(exams, camilleId, 'official')
    const statements = (count: number) =>
      countQueries(db, () =>
        exams.answer({ userId: camilleId, attemptId: id }, range(count).map(chosen('A'))),
      )

    expect([await statements(1), await statements(30)]).toEqual([2, 2])
    expect(await letters(id)).toBe('A'.repeat(30))
  })

  test('take few statements also where some of them are superseded', async () => {
    const { id } = await start(exams, camilleId)
    clock.pass(20)
    await exams.answer({ userId: camilleId, attemptId: id }, [1, 2, 3].map(chosen('B', 280)))

    let outcome
    const statements = await countQueries(db, async () => {
      outcome = await exams.answer({ userId: camilleId, attemptId: id }, range(10).map(chosen('A', 290)))
    })

    expect(outcome).toEqual({ ok: true, value: { superseded: [1, 2, 3] } })
    expect(await letters(id)).toBe('BBBAAAAAAA')
    expect(statements).toBeLessThanOrEqual(6)
  })

  test('may answer a question twice: the one chosen last counts, in whichever order they are listed', async () => {
    const { id } = await start(exams, camilleId)
    clock.pass(20)

    await exams.answer({ userId: camilleId, attemptId: id }, [
      { position: 1, letter: 'A', secondsLeft: 285 },
      { position: 1, letter: 'B', secondsLeft: 290 },
      { position: 2, letter: 'A' },
      { position: 2, letter: 'C' },
    ])

    expect(await letters(id)).toBe('AC')
  })

  test('are saved, except the answer to a question that the exam does not have', async () => {
    const { id } = await start(exams, camilleId)

    expect(await exams.answer({ userId: camilleId, attemptId: id }, [1, 11].map(chosen('A')))).toEqual({
      ok: false,
      code: 'unknown',
    })
    expect(await letters(id)).toBe('A')
  })

  test('may be none, of an exam that is theirs', async () => {
    const { id } = await start(exams, camilleId)

    expect(await exams.answer({ userId: camilleId, attemptId: id }, [])).toEqual(SAVED)
    expect(await exams.answer({ userId: world.karimId, attemptId: id }, [])).toEqual({
      ok: false,
      code: 'unknown',
    })
  })

  test('are all refused once the time is up', async () => {
    const { id } = await start(exams, camilleId)
    clock.pass(5 * MINUTE + 6)

    expect(await exams.answer({ userId: camilleId, attemptId: id }, [1, 2].map(chosen('A')))).toEqual({
      ok: false,
      code: 'closed',
    })
  })
})

/** An answer to the first question. */
function give(attemptId: number, letter: Letter, secondsLeft?: number) {
  return exams.answer({ userId: camilleId, attemptId: attemptId }, [chosen(letter, secondsLeft)(1)])
}

function chosen(letter: Letter, secondsLeft?: number) {
  return (position: number): GivenAnswer => ({ position, letter, ...(secondsLeft && { secondsLeft }) })
}

async function letters(attemptId: number): Promise<string> {
  const { questions: asked } = await findRunning(exams, camilleId, attemptId)
  return asked.map(({ userAnswer }) => userAnswer ?? '').join('')
}
