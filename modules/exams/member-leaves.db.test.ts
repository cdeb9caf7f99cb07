import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import type { Caller, Registration } from '../identity'
import { camille, elodie, join } from '#test/worlds/people'
import { questions, RIGHT, WRONG } from '#test/worlds/bank'
import { openWorld } from '#test/worlds/exams'
import type { Exams } from '#modules/exams'

const ROUNDS = 20

let world: Awaited<ReturnType<typeof openWorld>>
let exams: Exams
let clock: Awaited<ReturnType<typeof world.begin>>['clock']
let admin: Caller
/** The member of the round, by a session of his. */
let caller: Caller

beforeAll(async () => {
  world = await openWorld()
  const made = await world.identity.createAdmin(elodie)
  if (!made.ok) throw new Error(made.code)
  const userId = made.value.id
  admin = await world.signIn(userId)
})
beforeEach(async () => {
  ;({ exams, clock } = await world.begin())
  await exams.loadShippedBank(questions(12))
})
afterAll(() => world.db.drop())

describe('an admin who deletes a member succeeds, and so that nothing fails, at the moment when the member', () => {
  test('hands an exam in', () =>
    beside(begin, async (id, attemptId) => {
      const closed = await exams.finish({ userId: id, attemptId: attemptId })
      if (closed) expect(closed.status).toBe('closed')
    }))

  test('abandons one', () =>
    beside(begin, (id, attemptId) => exams.abandon({ userId: id, attemptId: attemptId })))

  test('begins one', () =>
    beside(nothing, async (id) => {
      const started = await exams.start(id, 'practice')
      if (!started.ok) expect(started.code).toBe('signed-out')
    }))

  test('sends the result of one', async () => {
    const answers = await answersToAll()
    await beside(signIn, async () => {
      const recorded = await exams.recordResult(caller, { ...CLAIM, answers })
      if (!recorded.ok) expect(recorded.code).toBe('signed-out')
    })
  })

  test('reads what he did, and his time is up', () => beside(beginLate, (id) => exams.findLatestResult(id)))

  test('is long gone, and the sweep closes his exam', () => beside(beginLate, () => exams.closeOverdue()))

  test('does all of it at once', async () => {
    const answers = await answersToAll()
    await beside(beginSignedIn, (id, attemptId) =>
      Promise.all([
        exams.answer({ userId: id, attemptId: attemptId }, [{ position: 2, letter: WRONG }]),
        exams.finish({ userId: id, attemptId: attemptId }),
        exams.start(id, 'practice'),
        exams.abandon({ userId: id, attemptId: attemptId }),
        exams.recordResult(caller, { ...CLAIM, answers }),
        exams.overview(id, { limit: 10, offset: 0 }),
      ]),
    )
  })
})

describe('a member whom an admin has just blocked', () => {
  let id: number
  let attemptId: number
  beforeEach(async () => {
    id = (await join(world.identity, another())).id
    attemptId = await beginSignedIn(id)
    await block(id)
  })

  test('begins no exam, and goes on with none', async () => {
    expect(await exams.start(id, 'practice')).toEqual({ ok: false, code: 'signed-out' })
  })

  test('leaves no result of an exam that his client ran', async () => {
    const claim = { ...CLAIM, answers: await answersToAll() }

    expect(await exams.recordResult(caller, claim)).toEqual({ ok: false, code: 'signed-out' })
    expect(await count(world.db, 'exam_results')).toBe(0)
  })

  test('has his exam closed when its time is up, as everybody', async () => {
    clock.pass(306)

    expect(await exams.closeOverdue()).toBe(1)
    expect(await exams.findAttempt({ userId: id, attemptId: attemptId })).toMatchObject({
      status: 'closed',
      timeUp: true,
    })
    expect(await count(world.db, 'exam_results')).toBe(1)
  })
})

test('of a member who is gone, nobody knows an exam', async () => {
  const { id } = await join(world.identity, another())
  const attemptId = await beginSignedIn(id)
  await remove(id)

  expect(await exams.finish({ userId: id, attemptId: attemptId })).toBeNull()
  expect(await exams.abandon({ userId: id, attemptId: attemptId })).toBeNull()
  expect(await exams.start(id, 'practice')).toEqual({ ok: false, code: 'signed-out' })
  const claim = { ...CLAIM, answers: [] }
  expect(await exams.recordResult(caller, claim)).toEqual({ ok: false, code: 'signed-out' })
})

const CLAIM = { examType: 'practice', totalQuestions: 10, timeSpent: 60 } as const

/** Round after round, each with a member of its own, the one begins a little before the other or after. */
async function beside(
  prepare: (id: number) => Promise<number>,
  act: (id: number, attemptId: number) => Promise<unknown>,
) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await join(world.identity, another())
    const attemptId = await prepare(id)
    const acts = [() => act(id, attemptId), () => remove(id)]
    if (round % 2 === 1) acts.reverse()

    const outcomes = await Promise.allSettled(acts.map((one) => one()))

    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
    expect(await world.identity.find(id)).toBeNull()
    expect(await count(world.db, 'attempts')).toBe(0)
    expect(await count(world.db, 'exam_results')).toBe(0)
  }
}

/** With one answer: there is something to grade. */
async function begin(id: number): Promise<number> {
  const started = await exams.start(id, 'practice')
  if (!started.ok) throw new Error(started.code)
  await exams.answer({ userId: id, attemptId: started.value.attemptId }, [{ position: 1, letter: RIGHT }])
  return started.value.attemptId
}

async function beginLate(id: number): Promise<number> {
  const attemptId = await begin(id)
  clock.pass(306)
  return attemptId
}

const nothing = () => Promise.resolve(0)

async function signIn(id: number): Promise<number> {
  caller = await world.signIn(id)
  return 0
}

async function beginSignedIn(id: number): Promise<number> {
  await signIn(id)
  return begin(id)
}

const remove = (id: number) => asAdmin(id, (tx) => world.identity.remove(id, tx))
const block = (id: number) => asAdmin(id, (tx) => world.identity.setBlocked(id, true, tx))

function asAdmin<T>(id: number, act: (tx: Parameters<typeof world.identity.lockCaller>[1]) => Promise<T>) {
  return world.db.transaction(async (tx) => {
    await world.identity.lockAdmin(admin, tx, [id])
    return act(tx)
  })
}

async function answersToAll() {
  const { items } = await exams.listQuestions({ limit: 10, offset: 0 })
  return items.map(({ id }) => ({ questionId: id, userAnswer: RIGHT }))
}

let members = 0

function another(): Registration {
  members += 1
  return { ...camille, username: `camille-${members}`, email: `${members}-${camille.email}` }
}
