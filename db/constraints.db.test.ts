import { afterAll, beforeAll, expect, test } from 'vitest'
import { uniqueViolation, withSavepoint } from './constraints'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { count, insert, insertAll, rows, type Row } from '#test/db/rows'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await insertAll(db)
})
afterAll(() => db.drop())

type Table = keyof typeof rows

test.each<[name: string, table: Table, change: Row]>([
  ['users.username_key', 'users', { id: 2, email: 'other@example.be' }],
  ['users.email', 'users', { id: 2, username_key: 'other' }],
  ['sessions.token_hash', 'sessions', {}],
  ['question_versions.question_id,number', 'question_versions', { id: 2, is_current: false }],
  ['question_versions.question_id', 'question_versions', { id: 2, number: 2, question_key: 'other' }],
  ['attempts.user_id,exam_type', 'attempts', { id: 2 }],
  ['attempt_questions.attempt_id,position', 'attempt_questions', {}],
  ['exam_results.attempt_id', 'exam_results', { id: 2 }],
  ['user_answers.exam_result_id,position', 'user_answers', { id: 2 }],
  ['news.slug', 'news', { id: 2 }],
  ['settings.key', 'settings', {}],
])('a duplicate row is recognised as %s', async (name, table, change) => {
  expect(uniqueViolation(await refusal(table, change))).toBe(name)
})

test('a duplicate question is recognised as question_versions.question_key', async () => {
  await insert(db, 'questions', { ...rows.questions, id: 2 })
  const error = await refusal('question_versions', { id: 2, question_id: 2 })
  expect(uniqueViolation(error)).toBe('question_versions.question_key')
})

test('a transaction goes on after a refusal behind a savepoint, and keeps what it wrote', async () => {
  const setting = (key: string) => ({ ...rows.settings, key })
  await db.transaction(async (tx) => {
    await insert(db, 'settings', setting('before'), tx)
    const refused = withSavepoint(db, tx, () => insert(db, 'settings', setting('before'), tx))
    expect(uniqueViolation(await refused.catch((error: unknown) => error))).toBe('settings.key')
    await insert(db, 'settings', setting('after'), tx)
  })

  expect(await count(db, "settings WHERE key IN ('before', 'after')")).toBe(2)
})

test.each<[name: string, table: Table, change: Row]>([
  ['CHECK', 'classified_ads', { id: 2, category: 'voitures' }],
  ['CHECK', 'exam_results', { id: 2, attempt_id: null, score: 11 }],
  ['CHECK', 'exam_results', { id: 2, attempt_id: null, time_spent: -1 }],
  ['CHECK', 'attempt_questions', { position: 2, user_answer: 'D' }],
  ['NOT NULL', 'news', { id: 2, slug: 'fermeture', title: null }],
  ['foreign key', 'sessions', { token_hash: 'b'.repeat(64), user_id: 99 }],
])('a failed %s is no unique violation (%s %o)', async (_, table, change) => {
  expect(uniqueViolation(await refusal(table, change))).toBeNull()
})

test('any other error is no unique violation', async () => {
  expect(uniqueViolation(new Error('UNIQUE constraint failed: users.email'))).toBeNull()
  expect(uniqueViolation(undefined)).toBeNull()
})

async function refusal(table: Table, change: Row): Promise<unknown> {
  const inserted = insert(db, table, { ...rows[table], ...change })
  return inserted.then(
    () => expect.unreachable('the row was let in'),
    (error: unknown) => error,
  )
}
