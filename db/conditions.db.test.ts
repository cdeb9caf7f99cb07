import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAmong, whereAll } from './conditions'
import { createTestDatabase, type TestDatabase } from '#test/db/database'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  const rows = Array.from({ length: 5 }, () => "('2026-03-02 12:00:00.000 +00:00')").join()
  await db.write(() => db.sequelize.query(`INSERT INTO questions (created_at) VALUES ${rows}`))
})
afterAll(() => db.drop())

test('isAmong finds the given ids, and none for an empty list', async () => {
  expect(await idsAmong([4, 2, 9])).toEqual([2, 4])
  expect(await idsAmong([])).toEqual([])
})

test('the text does not depend on the number of ids', () => {
  expect(isAmong(db, 'id', [1, 2, 3])[0]).toBe(isAmong(db, 'id', [1])[0])
})

async function idsAmong(ids: number[]) {
  const { where, values } = whereAll([isAmong(db, 'id', ids)])
  const rows = await db.read<{ id: number }>(`SELECT id FROM questions ${where} ORDER BY id`, values)
  return rows.map(({ id }) => id)
}
