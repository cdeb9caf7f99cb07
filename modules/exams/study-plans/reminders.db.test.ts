import { beforeEach, describe, expect, test } from 'vitest'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { openDatabase } from '#db/database'
import { createExams } from '#modules/exams'
import { explain, recordQueries } from '#test/harness/db/queries'
import { addNamesakes, insert, rows } from '#test/harness/db/rows'
import { range, refusal, setUpExams } from '#test/harness/modules/exams'
import { createWorld, mark } from '#test/harness/modules/identity'
import { camille } from '#test/people'

const { db, exams, clock, mails, identity, camilleId, karimId, signIn, questionIds } = await setUpExams()
let ids: number[]
beforeEach(async () => {
  await db.write('DELETE FROM users WHERE id NOT IN ($1, $2)', [camilleId, karimId])
  await db.write('UPDATE users SET email_confirmed_at = created_at')
  ids = await questionIds()
})

describe('the first reminder, on the day after the choice', () => {
  beforeEach(async () => {
    // The clock is at Friday, 18:00 in Belgium.
    await choose(camilleId, 'daily')
    await know(camilleId, { dueOn: '2026-11-21' })
  })

  test('is queued once, from seven in the morning on', async () => {
    await remindAt('2026-11-20T22:59:59Z')
    await remindAt('2026-11-20T23:00:00Z')
    await remindAt('2026-11-21T05:59:59Z')
    expect(mails).toEqual([])

    await remindAt('2026-11-21T06:00:00Z')
    await remindAt('2026-11-21T22:59:59Z')
    expect(mails).toEqual([reminderOf(camilleId, '2026-11-21')])
  })

  test('is queued once by two processes', async () => {
    const otherDb = await openDatabase(db.url)
    const { mailQueue, ...world } = createWorld(otherDb)
    const other = createExams({ ...world, db: otherDb, clock, pages: PAGES, mails: mailQueue })
    clock.set('2026-11-21T06:00:00Z')

    const queued = await Promise.all([exams.studyPlans.remindDue(), other.studyPlans.remindDue()]).finally(
      () => otherDb.close(),
    )

    expect(queued.sort()).toEqual([0, 1])
    expect([...mails, ...world.mails]).toEqual([reminderOf(camilleId, '2026-11-21')])
  })

  test('is tried again when its mail cannot be queued', async () => {
    clock.set('2026-11-21T06:00:00Z')
    const failing = createExams({
      ...{ db, clock, identity, pages: PAGES },
      mails: { queue: () => Promise.reject(new Error('the queue is full')) },
    })
    await expect(failing.studyPlans.remindDue()).rejects.toThrow('the queue is full')

    expect(await exams.studyPlans.remindDue()).toBe(1)
  })

  test.each([
    ['that refuses mail', 'email_refused_at = created_at'],
    ['that is not confirmed', 'email_confirmed_at = NULL'],
  ])('is not sent to an address %s, until that has changed', async (_what, state) => {
    await db.write(`UPDATE users SET ${state}`)
    await remindAt('2026-11-21T06:00:00Z')
    expect(mails).toEqual([])
    await db.write('UPDATE users SET email_refused_at = NULL, email_confirmed_at = created_at')
    await remindAt('2026-11-22T06:00:00Z')

    expect(mails).toEqual([reminderOf(camilleId, '2026-11-22')])
  })

  test('is not sent to a blocked member, or to an account that has ended', async () => {
    await choose(karimId, 'daily')
    await know(karimId, { dueOn: '2026-11-21' })
    await mark(db, camille.username, 'is_blocked')
    await remindAt('2026-11-21T06:00:00Z')
    await db.write('UPDATE users SET is_blocked = $1', [false])

    expect(mails).toEqual([reminderOf(karimId, '2026-11-21')])
  })
})

test.each([
  ['daily', '2026-03-28T06:00:00Z', '2026-03-29T04:59:59Z', '2026-03-29T05:00:00Z'],
  ['daily', '2026-10-24T05:00:00Z', '2026-10-25T05:59:59Z', '2026-10-25T06:00:00Z'],
  ['weekly', '2026-03-22T06:00:00Z', '2026-03-29T04:59:59Z', '2026-03-29T05:00:00Z'],
  ['weekly', '2026-10-18T05:00:00Z', '2026-10-25T05:59:59Z', '2026-10-25T06:00:00Z'],
] as const)('a %s reminder keeps its hour after %s', async (every, first, early, next) => {
  await know(camilleId, { dueOn: '2026-01-01' })
  await plan(camilleId, { reminders: every, nextReminderOn: first.slice(0, 10) })

  await remindAt(first)
  await remindAt(early)
  expect(mails).toHaveLength(1)
  await remindAt(next)
  expect(mails).toHaveLength(2)
})

test('reminders that were missed are not caught up on', async () => {
  await know(camilleId, { dueOn: '2026-01-01' })
  await plan(camilleId, { reminders: 'weekly', nextReminderOn: '2026-11-02' })

  await remindAt('2026-11-21T09:00:00Z')
  await remindAt('2026-11-27T09:00:00Z')
  expect(mails).toEqual([reminderOf(camilleId, '2026-11-21')])
  expect(await exams.studyPlans.findReminders(camilleId)).toMatchObject({ nextReminderOn: '2026-11-28' })
})

test('a reminder without a due question tells of new ones', async () => {
  await know(camilleId, { dueOn: '2026-11-22' })
  await plan(camilleId, { reminders: 'daily', nextReminderOn: '2026-11-21' })

  await remindAt('2026-11-21T06:00:00Z')

  expect(mails).toEqual([reminderOf(camilleId, '2026-11-21')])
  expect(await exams.studyPlans.composeReminder(camilleId, '2026-11-21')).toMatchObject({
    today: { due: 0, fresh: 24 },
  })
})

test('a reminder with nothing due or new is no mail, and its day moves on', async () => {
  await knowAll(camilleId, { dueOn: '2026-11-22' })
  await plan(camilleId, { reminders: 'daily', nextReminderOn: '2026-11-21' })

  await remindAt('2026-11-21T06:00:00Z')
  await know(camilleId, { dueOn: '2026-11-21' }, 1)
  await remindAt('2026-11-21T07:00:00Z')

  expect(mails).toEqual([])
  expect(await exams.studyPlans.findReminders(camilleId)).toMatchObject({ nextReminderOn: '2026-11-22' })
})

test('on the last days before the exam, a reminder comes with nothing due', async () => {
  await knowAll(camilleId, { dueOn: '2026-12-31' })
  await plan(camilleId, { reminders: 'daily', nextReminderOn: '2026-11-21', examDate: '2026-11-23' })

  await remindAt('2026-11-21T06:00:00Z')

  expect(mails).toEqual([reminderOf(camilleId, '2026-11-21')])
  expect(await exams.studyPlans.composeReminder(camilleId, '2026-11-21')).toMatchObject({
    today: { due: 24, fresh: 0, focus: 'exam' },
  })
})

describe('choosing reminders', () => {
  test('begins tomorrow; choosing the same again keeps the day', async () => {
    expect(await exams.studyPlans.findReminders(camilleId)).toMatchObject({
      reminders: 'none',
      nextReminderOn: null,
    })
    await plan(camilleId, { reminders: 'weekly', nextReminderOn: '2026-11-26' })

    await choose(camilleId, 'weekly')
    expect(await exams.studyPlans.findReminders(camilleId)).toMatchObject({ nextReminderOn: '2026-11-26' })
    await choose(camilleId, 'daily')
    expect(await exams.studyPlans.findReminders(camilleId)).toMatchObject({ nextReminderOn: '2026-11-21' })
    expect(await exams.findOwnData(camilleId)).toMatchObject({ reminders: 'daily' })
  })

  test('is refused to a browser that was signed out', async () => {
    expect(await exams.studyPlans.setReminders({ userId: camilleId, token: 'gone' }, 'daily')).toEqual(
      refusal('signed-out'),
    )
  })

  test('can be ended twice, and keeps the date of the exam', async () => {
    await know(camilleId, { dueOn: '2026-11-21' })
    await plan(camilleId, { reminders: 'daily', nextReminderOn: '2026-11-21', examDate: '2026-12-12' })

    for (const _ of range(2)) await exams.studyPlans.stopReminders(camilleId)
    await remindAt('2026-11-21T06:00:00Z')

    expect(mails).toEqual([])
    expect(await exams.findOwnData(camilleId)).toMatchObject({
      ...{ reminders: 'none', nextReminderOn: null, examDate: '2026-12-12' },
    })
  })
})

describe('a reminder that is being sent', () => {
  const DAY = '2026-11-21'
  beforeEach(async () => {
    clock.set('2026-11-21T06:00:00Z')
    await plan(camilleId, { reminders: 'weekly', nextReminderOn: '2026-11-28', examDate: '2026-12-12' })
    await knowAll(camilleId, { dueOn: '2026-12-31' })
    await know(camilleId, { dueOn: DAY })
  })

  test("has today's plan, and the days to the exam", async () => {
    await db.write('UPDATE question_versions SET edition = 2 WHERE question_id = $1', [ids[1]!])

    expect(await exams.studyPlans.composeReminder(camilleId, DAY)).toMatchObject({
      ...{ firstName: 'Camille', every: 'weekly' },
      today: { due: 2, fresh: 0, minutes: 1 },
      exam: { date: '2026-12-12', daysLeft: 21 },
    })
  })

  test.each([
    ['2026-11-21', { date: '2026-11-21', daysLeft: 0 }],
    ['2026-11-20', null],
    [null, null],
  ])('mentions no exam in the past: %s', async (examDate, exam) => {
    await plan(camilleId, { reminders: 'weekly', nextReminderOn: '2026-11-28', examDate })

    expect(await exams.studyPlans.composeReminder(camilleId, DAY)).toMatchObject({ exam })
  })

  test.each([
    ['after midnight', async () => clock.set('2026-11-21T23:00:00Z')],
    ['when all has been answered', () => db.write("UPDATE memory_states SET due_on = '2026-12-31'")],
    ['when its questions were retired', () => exams.questions.retire(ids[0]!)],
    ['after the member has ended them', () => exams.studyPlans.stopReminders(camilleId)],
    ['when the member was blocked', () => mark(db, camille.username, 'is_blocked')],
    ['when the address refuses mail', () => db.write('UPDATE users SET email_refused_at = created_at')],
    ['when the address is not confirmed', () => db.write('UPDATE users SET email_confirmed_at = NULL')],
  ])('is not sent %s', async (_when, change) => {
    await change()
    const found = await exams.studyPlans.composeReminder(camilleId, DAY)
    await db.write('UPDATE users SET is_blocked = $1, email_refused_at = NULL', [false])

    expect(found).toBeNull()
  })
})

test.each([
  ['weekly', '2026-11-28', '2026-11-22', '2026-11-29'],
  ['daily', '2026-11-22', '2026-11-22', '2026-11-23'],
])('a %s reminder that cannot be sent on its day goes out on the next', async (every, moved, next, after) => {
  await plan(camilleId, { reminders: every, nextReminderOn: '2026-11-21' })
  await know(camilleId, { dueOn: '2026-11-21' })
  await remindAt('2026-11-21T06:00:00Z')
  expect(await exams.studyPlans.findReminders(camilleId)).toMatchObject({ nextReminderOn: moved })

  clock.set('2026-11-22T00:30:00Z')
  // Taking it twice moves the day once.
  for (const _ of range(2)) expect(await exams.studyPlans.composeReminder(camilleId, '2026-11-21')).toBeNull()
  expect(await exams.studyPlans.findReminders(camilleId)).toMatchObject({ nextReminderOn: next })
  for (const _ of range(2)) await remindAt('2026-11-22T06:00:00Z')

  expect(mails).toEqual(['2026-11-21', '2026-11-22'].map((day) => reminderOf(camilleId, day)))
  expect(await exams.studyPlans.composeReminder(camilleId, '2026-11-22')).toMatchObject({ every })
  expect(await exams.studyPlans.findReminders(camilleId)).toMatchObject({ nextReminderOn: after })
})

describe('the reminders of many members', () => {
  const MANY = 250

  test('are queued by portions of as many statements, until stopped', async () => {
    await addMembers(MANY)
    clock.set('2026-11-21T06:00:00Z')
    const stopping = new AbortController()
    stopping.abort()
    expect(await exams.studyPlans.remindDue(stopping.signal)).toBe(0)

    let queued = 0
    const sent = await recordQueries(db, async () => {
      queued = await exams.studyPlans.remindDue()
    })
    expect(queued).toBe(MANY)
    expect(new Set(mails.map(({ userId }) => userId)).size).toBe(MANY)
    expect(sent.filter(({ sql }) => /^UPDATE/.test(sql))).toHaveLength(3)
  })

  test('are found in an index by their day', async () => {
    await addMembers(5000, '2026-12-31')
    await db.write('ANALYZE study_plans')
    clock.set('2026-11-21T06:00:00Z')

    const sent = await recordQueries(db, () => exams.studyPlans.remindDue())
    expect(sent).toHaveLength(1)
    const plan = await explain(db, sent[0]!)
    expect(plan).toContain('study_plans_to_remind')
    expect(plan).not.toMatch(/\bsort\b|temp b-tree|seq scan/i)
  })
})

const reminderOf = (userId: number, day: string) => ({
  ...{ template: 'reminder', userId, parameters: { day } },
  to: userId === camilleId ? 'camille@example.com' : 'karim@example.com',
})

function remindAt(moment: string) {
  clock.set(moment)
  return exams.studyPlans.remindDue()
}

async function choose(userId: number, reminders: 'daily' | 'weekly') {
  expect(await exams.studyPlans.setReminders(await signIn(userId), reminders)).toMatchObject({ ok: true })
}

type Plan = { reminders: string; nextReminderOn: string; examDate?: string | null }

async function plan(userId: number, { reminders, nextReminderOn, examDate = null }: Plan) {
  await db.write('DELETE FROM study_plans WHERE user_id = $1', [userId])
  const row = { user_id: userId, reminders, next_reminder_on: nextReminderOn, exam_date: examDate }
  await insert(db, 'study_plans', row)
}

/** Stores that the member has answered all questions. */
async function knowAll(userId: number, due: { dueOn: string }) {
  for (const place of ids.keys()) await know(userId, due, place)
}

/** Stores an answered question of the member, by its place in the bank. */
async function know(userId: number, { dueOn }: { dueOn: string }, place = 0) {
  await db.write('DELETE FROM memory_states WHERE user_id = $1 AND question_id = $2', [userId, ids[place]!])
  const known = { user_id: userId, question_id: ids[place]!, due_on: dueOn, reviewed_on: '2026-11-01' }
  await insert(db, 'memory_states', { ...rows.memory_states, ...known })
}

/** Adds members with a due question. */
async function addMembers(many: number, nextReminderOn = '2026-11-21') {
  await addNamesakes(db, many)
  await db.write(
    `INSERT INTO study_plans (user_id, reminders, next_reminder_on)
     SELECT id, 'daily', $1 FROM users WHERE last_name = 'Peeters'`,
    [nextReminderOn],
  )
  await db.write(
    `INSERT INTO memory_states (user_id, question_id, edition, stability, difficulty, reviewed_on, due_on,
       was_first_right, was_last_right)
     SELECT id, $1, 1, 2.3, 2, '2026-11-19', '2026-11-21', $2, $2 FROM users WHERE last_name = 'Peeters'`,
    [ids[0]!, true],
  )
}
