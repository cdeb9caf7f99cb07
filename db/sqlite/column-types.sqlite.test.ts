import { DataTypes } from 'sequelize'
import type sqlite3 from 'sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { insertAll } from '#test/db/rows'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await insertAll(db)
})
afterAll(() => db.drop())

test('a model reads its rows in one statement: it knows the types of its columns itself', async () => {
  const User = db.sequelize.define('users', { isBlocked: DataTypes.BOOLEAN, createdAt: DataTypes.DATE })

  const { read, sent } = await traced(() => User.findOne({ attributes: ['isBlocked', 'createdAt'] }))

  expect(read?.get('isBlocked')).toBe(false)
  expect(read?.get('createdAt')).toBeInstanceOf(Date)
  expect(sent).toEqual([expect.stringMatching(/^SELECT/)])
})

test('of a table without a model SQLite is asked, as Sequelize does', async () => {
  const { sent } = await traced(() => db.sequelize.query('SELECT * FROM `news`'))

  expect(sent).toEqual(['PRAGMA table_info(`news`)', 'SELECT * FROM `news`'])
})

async function traced<T>(work: () => Promise<T>): Promise<{ read: T; sent: string[] }> {
  const { connectionManager } = db.sequelize
  const connection = (await connectionManager.getConnection({ type: 'read' })) as sqlite3.Database
  const sent: string[] = []
  const listen = (sql: string) => void sent.push(sql)
  connection.on('trace', listen)
  const read = await work()
  // What has been traced comes to this thread after the rows.
  await db.sequelize.query('SELECT 1')
  connection.removeListener('trace', listen)
  return { read, sent: sent.filter((sql) => sql !== 'SELECT 1') }
}
