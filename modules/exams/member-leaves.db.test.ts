import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import { RIGHT, WRONG } from '#test/worlds/bank'
import { setUpExams } from '#test/worlds/exams'
import { camille, elodie, join } from '#test/worlds/people'
import type { OwnAttempt } from '#modules/exams'
import type { Caller, Registration } from '../identity'

const ROUNDS = 12

const { db, identity, exams, clock, ...world } = await setUpExams({ bank: 12 })
const made = await identity.createAdmin(elodie)
if (!made.ok) throw new Error(made.code)
const admin = await world.signIn(made.value.id)

describe('deleting a member never fails, nor does what they do at that moment:', () => {
  test('handing an exam in', () =>
    beside(begin, async ({ own }) => {
      const closed = await exams.finish(own)
      if (closed) expect(closed.status).toBe('closed')
    }))

  test('abandoning one', () => beside(begin, ({ own }) => exams.abandon(own)))

  test('beginning one', () =>
    beside(signIn, async ({ caller }) => {
      const started = await exams.start(caller.userId, 'practice')
      if (!started.ok) expect(started.code).toBe('signed-out')
    }))

  test('sending the result of one', async () => {
    const answers = await answersToAll()
    await beside(signIn, async ({ caller }) => {
      const recorded = await exams.recordResult(caller, { ...CLAIM, answers })
      if (!recorded.ok) expect(recorded.code).toBe('signed-out')
    })
  })

  test('reading their results when their time is up', () =>
    beside(beginLate, ({ caller }) => exams.findLatestResult(caller.userId)))

  test('the sweep closing their exam', () => beside(beginLate, () => exams.closeOverdue()))

  test('all of it at once', async () => {
    const answers = await answersToAll()
    await beside(begin, ({ caller, own }) =>
      Promise.all([
        exams.answer(own, [{ position: 2, letter: WRONG }]),
        exams.finish(own),
        exams.start(own.userId, 'practice'),
        exams.abandon(own),
        exams.recordResult(caller, { ...CLAIM, answers }),
        exams.overview(own.userId, { limit: 10, offset: 0 }),
      ]),
    )
  })
})

describe('a member whom an admin has just blocked', () => {
  let member: Candidate
  beforeEach(async () => {
    member = await begin((await join(identity, another())).id)
    await asAdmin(member.own.userId, (tx) => identity.setBlocked(member.own.userId, true, tx))
  })

  test('begins no exam, and goes on with none', async () => {
    expect(await exams.start(member.own.userId, 'practice')).toEqual({ ok: false, code: 'signed-out' })
  })

  test('leaves no result of an exam that their client ran', async () => {
    const claim = { ...CLAIM, answers: await answersToAll() }

    expect(await exams.recordResult(member.caller, claim)).toEqual({ ok: false, code: 'signed-out' })
    expect(await count(db, 'exam_results')).toBe(0)
  })

  test('has their exam closed when its time is up, like everybody', async () => {
    clock.pass(306)

    expect(await exams.closeOverdue()).toBe(1)
    expect(await exams.findAttempt(member.own)).toMatchObject({ status: 'closed', timeUp: true })
    expect(await count(db, 'exam_results')).toBe(1)
  })
})

test('a deleted member has no exam', async () => {
  const { caller, own } = await begin((await join(identity, another())).id)
  await remove(own.userId)

  expect(await exams.finish(own)).toBeNull()
  expect(await exams.abandon(own)).toBeNull()
  expect(await exams.start(own.userId, 'practice')).toEqual({ ok: false, code: 'signed-out' })
  const claim = { ...CLAIM, answers: [] }
  expect(await exams.recordResult(caller, claim)).toEqual({ ok: false, code: 'signed-out' })
})

const CLAIM = { examType: 'practice', totalQuestions: 10, timeSpent: 60 } as const

type Candidate = { caller: Caller; own: OwnAttempt }

/** In each round a new member acts a little before or after an admin deletes them. */
async function beside<Prepared>(
  prepare: (userId: number) => Promise<Prepared>,
  act: (prepared: Prepared) => Promise<unknown>,
) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await join(identity, another())
    const prepared = await prepare(id)
    const acts = [() => act(prepared), () => remove(id)]
    if (round % 2 === 1) acts.reverse()

    const outcomes = await Promise.allSettled(acts.map((one) => one()))

    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
    expect(await identity.find(id)).toBeNull()
    expect(await count(db, 'attempts')).toBe(0)
    expect(await count(db, 'exam_results')).toBe(0)
  }
}

async function signIn(userId: number): Promise<{ caller: Caller }> {
  return { caller: await world.signIn(userId) }
}

/** With one answer, so that there is something to grade. */
async function begin(userId: number): Promise<Candidate> {
  const { own } = await world.start(userId)
  await world.mark(own, RIGHT)
  return { ...(await signIn(userId)), own }
}

async function beginLate(userId: number): Promise<Candidate> {
  const candidate = await begin(userId)
  clock.pass(306)
  return candidate
}

const remove = (id: number) => asAdmin(id, (tx) => identity.remove(id, tx))

function asAdmin<T>(id: number, act: (tx: Parameters<typeof identity.remove>[1]) => Promise<T>) {
  return db.transaction(async (tx) => {
    await identity.lockAdmin(admin, tx, [id])
    return act(tx)
  })
}

async function answersToAll() {
  return (await world.questionIds()).slice(0, 10).map((questionId) => ({ questionId, userAnswer: RIGHT }))
}

let members = 0

function another(): Registration {
  members += 1
  return { ...camille, username: `camille-${members}`, email: `${members}-${camille.email}` }
}
