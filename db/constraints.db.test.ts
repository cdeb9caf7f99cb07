import { UniqueConstraintError } from 'sequelize'
import { expect, test } from 'vitest'
import { uniqueViolation, withSavepoint } from './constraints'
import type { Tx } from './database'
import { setUpDatabase } from '#test/harness/db/database'
import { count, insert, insertAll, rows, type Row } from '#test/harness/db/rows'

const db = await setUpDatabase()
await insertAll(db)

type Table = keyof typeof rows

test.each<[Table, Row, string | null]>([
  ['users', { id: 2, email: 'other@example.be' }, 'username_key'],
  ['users', { id: 2, username_key: 'other' }, 'email'],
  ['user_answers', { id: 2 }, 'exam_result_id,position'],
  ['classified_ads', { id: 2, category: 'voitures' }, null],
  ['exam_results', { id: 2, attempt_id: null, score: 11 }, null],
  ['news', { id: 2, slug: 'fermeture', title: null }, null],
  ['sessions', { token_hash: 'b'.repeat(64), user_id: 99 }, null],
])('%s: the row %o violates the unique rule of %s', async (table, change, columns) => {
  const inserted = insert(db, table, { ...rows[table], ...change })
  const error: unknown = await inserted.then(
    () => expect.unreachable('the row was let in'),
    (reason: unknown) => reason,
  )
  expect(uniqueViolation(error)).toBe(columns)
})

test('a unique violation is recognised in any language of PostgreSQL', () => {
  const detail = 'La clé « (user_id, "position")=(7, 1) » existe déjà.'
  const parent = Object.assign(new Error('la valeur d\u2019une clé dupliquée'), { sql: '', detail })

  expect(uniqueViolation(new UniqueConstraintError({ parent, errors: [] }))).toBe('user_id,position')
})

test('a savepoint keeps a transaction usable after a refusal', async () => {
  const put = (key: string, tx: Tx) => insert(db, 'settings', { key, value: 'x' }, tx)
  await db.transaction(async (tx) => {
    await put('before', tx)
    const refused = withSavepoint(db, tx, () => put('before', tx))
    expect(uniqueViolation(await refused.catch((error: unknown) => error))).toBe('key')
    await withSavepoint(db, tx, () => put('after', tx))
  })

  expect(await count(db, "settings WHERE key IN ('before', 'after')")).toBe(2)
})
