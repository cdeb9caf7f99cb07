import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { count, insert, rows } from '#test/db/rows'
import { seed } from './seed'

const SIZE = { name: 'tiny', users: 20, results: 60, ads: 40, news: 10 }

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await db.transaction(async (tx) => {
    await insert(db, 'users', { ...rows.users, is_admin: true }, tx)
    const luc = { id: 2, username: 'Luc', username_key: 'luc', email: 'luc@example.be' }
    await insert(db, 'users', { ...rows.users, ...luc }, tx)
    await insert(db, 'questions', rows.questions, tx)
    await insert(db, 'question_versions', rows.question_versions, tx)
  })
  await seed(db.url, SIZE, { adminId: 1, memberId: 2 })
})
afterAll(() => db.drop())

test('a data set has as many rows as its size says', async () => {
  expect(await count(db, 'users')).toBe(2 + SIZE.users)
  expect(await count(db, 'exam_results')).toBe(SIZE.results)
  expect(await count(db, 'classified_ads')).toBe(SIZE.ads)
  expect(await count(db, 'news_slugs')).toBe(SIZE.news)
})

test('a result has an answer to each of its questions, as many of them right as its score says', async () => {
  const [wrong] = await db.sequelize.query(`
    SELECT id FROM exam_results
    WHERE total_questions <> (SELECT count(*) FROM user_answers WHERE exam_result_id = exam_results.id)
       OR score <> (SELECT count(*) FROM user_answers WHERE exam_result_id = exam_results.id AND is_correct = true)`)
  expect(wrong).toEqual([])
})

test('the member has enough results that were passed to begin the official exam', async () => {
  const [passed] = await db.sequelize.query(
    "SELECT id FROM exam_results WHERE user_id = 2 AND exam_type = 'practice' AND score >= 7",
  )
  expect(passed.length).toBeGreaterThanOrEqual(5)
})

test('a row that is added next gets a number that nobody has', async () => {
  const { id: _, ...user } = { ...rows.users, username: 'Zoé', username_key: 'zoé', email: 'zoe@example.be' }
  await insert(db, 'users', user)
  expect(await count(db, 'users')).toBe(3 + SIZE.users)
})
