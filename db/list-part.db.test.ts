import { DataTypes, type Model, type ModelStatic } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListPart } from './list-part'
import { createTestDatabase, type TestDatabase } from './test-database'
import { countQueries } from './test-queries'

let db: TestDatabase
let questions: ModelStatic<Model>
beforeAll(async () => {
  db = await createTestDatabase()
  questions = db.sequelize.define('questions', { createdAt: DataTypes.DATE })
  const createdAt = new Date('2026-03-02T12:00:00Z')
  await db.write(() => questions.bulkCreate(Array.from({ length: 30 }, () => ({ createdAt }))))
})
afterAll(() => db.drop())

const read = async (offset: number, countTo?: number, conditions: string[] = []) => {
  const { rows, total } = await readListPart(questions, conditions, ['id'], { limit: 4, offset, countTo })
  return { ids: rows.map((row) => row.get('id')), total }
}

test('a part of a list comes with the length of the whole, in one statement', async () => {
  expect(await countQueries(db, () => read(0))).toBe(1)
  expect(await read(4)).toEqual({ ids: [5, 6, 7, 8], total: 30 })
  expect(await read(0, undefined, ['id > 20', 'id < 3 OR id > 26'])).toEqual({
    ids: [27, 28, 29, 30],
    total: 4,
  })
  expect(await countQueries(db, () => read(4))).toBe(1)
  expect(await read(2, undefined, ['id > 20', 'id < 3 OR id > 26'])).toEqual({ ids: [29, 30], total: 4 })
})

test('a row is what it would be without the length', async () => {
  const { rows } = await readListPart(questions, [], ['id'], { limit: 1, offset: 0 })
  expect(Object.keys(rows[0]!.get({ plain: true }))).toEqual(['id', 'createdAt'])
})

test('past the end, the length is told all the same', async () => {
  expect(await read(40)).toEqual({ ids: [], total: 30 })
  expect(await read(40, 10)).toEqual({ ids: [], total: 30 })
})

test('is counted no further than one past where it may end', async () => {
  expect((await read(0, 10)).total).toBe(11)
  expect((await read(0, 30)).total).toBe(30)
})

test('is counted so far that the next part is known of', async () => {
  expect(await read(20, 10)).toEqual({ ids: [21, 22, 23, 24], total: 25 })
  expect(await read(28, 10)).toEqual({ ids: [29, 30], total: 30 })
})
