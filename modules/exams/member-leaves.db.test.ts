import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnAttempt } from '#modules/exams'
import { count } from '#test/harness/db/rows'
import { ALL, range, refusal, setUpExams, unwrap } from '#test/harness/modules/exams'
import { camille, elodie, join, newcomer } from '#test/people'
import { claim } from '#test/things/exam'
import { RIGHT, WRONG } from '#test/things/question'
import type { Caller } from '../identity'

const ROUNDS = 12

const { db, identity, exams, clock, ...world } = await setUpExams({ bank: 12 })
const admin = await world.signIn(unwrap(await identity.accounts.createAdmin(elodie)).id)

type Candidate = { caller: Caller; own: OwnAttempt }

describe('deleting a member at the same moment never fails:', () => {
  test.each<[string, (candidate: Candidate) => Promise<unknown>]>([
    ['handing an exam in', ({ own }) => exams.attempts.finish(own)],
    ['abandoning one', ({ own }) => exams.attempts.abandon(own)],
    ['beginning one', ({ own }) => exams.attempts.start(own.userId, 'practice')],
    ['sending the result of one', ({ caller }) => sendResult(caller)],
    [
      'all of it at once',
      ({ caller, own }) =>
        Promise.all([
          exams.attempts.answer(own, [{ position: 2, letter: WRONG }]),
          exams.attempts.finish(own),
          exams.attempts.start(own.userId, 'practice'),
          exams.attempts.abandon(own),
          sendResult(caller),
          exams.results.findOverview(own.userId, ALL),
        ]),
    ],
  ])('%s', (_what, act) => whileDeleted(0, act))

  test.each<[string, (candidate: Candidate) => Promise<unknown>]>([
    ['reading their results', ({ own }) => exams.results.findLatest(own.userId)],
    ['the sweep closing their exam', () => exams.attempts.closeOverdue()],
  ])('%s when their time is up', (_what, act) => whileDeleted(306, act))
})

describe('a member whom an admin has just blocked', () => {
  let member: Candidate
  beforeEach(async () => {
    member = await begin()
    await asAdmin(member.own.userId, (tx) => identity.members.setBlocked(member.own.userId, true, tx))
  })

  test('cannot start or resume an exam', async () => {
    expect(await exams.attempts.start(member.own.userId, 'practice')).toEqual(refusal('signed-out'))
  })

  test('leaves no result of an exam that their client ran', async () => {
    expect(await sendResult(member.caller)).toEqual(refusal('signed-out'))
    expect(await count(db, 'exam_results')).toBe(0)
  })

  test('has their exam closed when its time is up, like everybody', async () => {
    clock.pass(306)

    expect(await exams.attempts.closeOverdue()).toBe(1)
    expect(await exams.attempts.find(member.own)).toMatchObject({ status: 'closed', timeUp: true })
    expect(await count(db, 'exam_results')).toBe(1)
  })
})

/** Deletes a new member in each round, a little before or after `act`; their exam began `seconds` ago. */
async function whileDeleted(seconds: number, act: (candidate: Candidate) => Promise<unknown>) {
  for (const round of range(ROUNDS)) {
    const candidate = await begin()
    const { userId } = candidate.own
    clock.pass(seconds)
    const acts = [() => act(candidate), () => remove(userId)]
    if (round % 2 === 0) acts.reverse()

    const outcomes = await Promise.allSettled(acts.map((one) => one()))

    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
    expect(await identity.members.find(userId)).toBeNull()
    expect([await count(db, 'attempts'), await count(db, 'exam_results')]).toEqual([0, 0])
  }
}

/** Begins an exam of a new member, with one answer to grade. */
async function begin(): Promise<Candidate> {
  const { id } = await join(identity, newcomer(camille))
  const { own } = await world.start(id)
  await world.mark(own, RIGHT)
  return { caller: await world.signIn(id), own }
}

async function sendResult(caller: Caller) {
  return exams.results.record(caller, claim(await world.questionIds(), Array(10).fill(RIGHT)))
}

async function remove(id: number) {
  await asAdmin(id, (tx) => identity.members.remove(id, tx))
  await identity.deletions.finish(id)
}

function asAdmin<T>(id: number, act: (tx: Parameters<typeof identity.members.remove>[1]) => Promise<T>) {
  return db.transaction(async (tx) => {
    await identity.accounts.lockAdmin(admin, tx, [id])
    return act(tx)
  })
}
