import { beforeEach, expect, test } from 'vitest'
import { addNamesakes, insert, NOON, rows } from '#test/harness/db/rows'
import { camille } from '#test/people'
import { readAll } from '#test/harness/portions'
import { setUpAdmin } from '#test/harness/modules/admin'

const { db, admin, callers } = await setUpAdmin()
const FIRST = { limit: 20, offset: 0 }
const OFFICIAL = { total_questions: 30, exam_type: 'official' }
let minute = 0

beforeEach(() => db.write('DELETE FROM exam_results'))

/** Stores a result, a minute after the one before. */
async function took({ userId }: { userId: number }, score: number, fields = {}) {
  const { id: _, attempt_id: _1, ...result } = rows.exam_results
  const created_at = new Date(NOON.getTime() + (minute += 1) * 60_000)
  await insert(db, 'exam_results', { ...result, user_id: userId, score, created_at, ...fields })
}

const scores = async (query = {}) => (await admin.results.list(query, FIRST)).items.map(({ score }) => score)

const exported = async (query = {}) => (await readAll(admin.results.readAll(query))).map(({ score }) => score)

test('the list of exams for admins has the name of each candidate, no more', async () => {
  const { firstName, lastName, username } = camille
  await took(callers.camille, 8)

  const { items } = await admin.results.list({}, FIRST)
  expect(items.map(({ user }) => user)).toEqual([{ firstName, lastName, username }])
})

test('the list of exams is ordered by date or score, and counted whole', async () => {
  await took(callers.camille, 8)
  await took(callers.karim, 20, OFFICIAL)
  await took(callers.karim, 5)

  expect(await scores()).toEqual([5, 20, 8])
  expect(await scores({ sort: 'oldest' })).toEqual([8, 20, 5])
  expect(await scores({ sort: 'best' })).toEqual([8, 20, 5])
  expect(await scores({ sort: 'worst' })).toEqual([5, 20, 8])
  expect(await admin.results.list({}, { limit: 2, offset: 4 })).toMatchObject({ total: 3, items: [] })
})

test('the list of exams and its file are filtered by name, type and result', async () => {
  await took(callers.camille, 7)
  await took(callers.karim, 21, OFFICIAL)
  await took(callers.karim, 6)

  for (const read of [scores, exported]) {
    expect(await read({ q: 'BENALI' })).toEqual([6, 21])
    expect(await read({ q: 'personne' })).toEqual([])
    expect(await read({ type: 'official' })).toEqual([21])
    expect(await read({ outcome: 'passed' })).toEqual([21, 7])
    expect(await read({ outcome: 'failed', q: 'karim' })).toEqual([6])
  }
})

test('the file of exams has all namesakes, the list the first five hundred', async () => {
  await addNamesakes(db, 501)
  await db.write(
    `INSERT INTO exam_results (user_id, score, total_questions, time_spent, exam_type, created_at)
     SELECT id, 8, 10, 95, 'practice', created_at FROM users WHERE last_name = 'Peeters'`,
  )
  await took(callers.karim, 3)

  expect(await admin.results.list({ q: 'peeters' }, FIRST)).toMatchObject({ total: 500, isCut: true })
  expect(await exported({ q: 'peeters' })).toHaveLength(501)
  expect(await exported({ q: 'benali' })).toEqual([3])
})

test('the file of exams has each once, also of one and the same moment', async () => {
  await db.write(
    `INSERT INTO exam_results (user_id, score, total_questions, time_spent, exam_type, created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2100)
     SELECT CAST($1 AS integer), n % 11, 10, 1, 'practice', $2 FROM numbers ORDER BY n`,
    [callers.camille.userId, NOON],
  )

  expect(await exported()).toEqual(Array.from({ length: 2100 }, (_, n) => (2100 - n) % 11))
})
