import { type CreationOptional, DataTypes, type InferAttributes } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { recordQueries } from '#test/db/queries'
import { insertAll, NOON } from '#test/db/rows'
import { readJoined, type Row, type Table, table } from './table'

interface UserModel extends Row<UserModel> {
  id: CreationOptional<number>
  username: string
  isBlocked: boolean
  createdAt: Date
}

interface AttemptModel extends Row<AttemptModel> {
  id: CreationOptional<number>
  userId: number
  startedAt: Date
  closedAt: Date | null
}

const NOEMIE = { id: 1, username: 'Noémie', isBlocked: false, createdAt: NOON }
const ATTEMPT = { id: 1, userId: 1, startedAt: NOON, closedAt: null }

let db: TestDatabase
let users: Table<InferAttributes<UserModel>>
let attempts: Table<InferAttributes<AttemptModel>>
beforeAll(async () => {
  db = await createTestDatabase()
  await insertAll(db)
  const { BOOLEAN, DATE, INTEGER, TEXT } = DataTypes
  const id = { type: INTEGER, primaryKey: true, autoIncrement: true }
  const user = { id, username: TEXT, isBlocked: BOOLEAN, createdAt: DATE }
  const attempt = { id, userId: INTEGER, startedAt: DATE, closedAt: DATE }
  const { sequelize } = db
  users = table(db, sequelize.define<UserModel>('AnyUser', user, { tableName: 'users' }))
  attempts = table(db, sequelize.define<AttemptModel>('AnyAttempt', attempt, { tableName: 'attempts' }))
})
afterAll(() => db.drop())

test('rows come with the names and types of the model, in a transaction as well', async () => {
  expect(await users.read('WHERE username = $1', ['Noémie'])).toEqual([NOEMIE])
  expect(await attempts.read('')).toEqual([ATTEMPT])
  expect(await db.transaction((tx) => users.read('', [], tx))).toEqual([NOEMIE])
})

test('only the chosen columns are read', async () => {
  expect(await users.only('id', 'createdAt').read('')).toEqual([{ id: 1, createdAt: NOON }])
  expect(await users.without('id', 'username', 'createdAt').read('')).toEqual([{ isBlocked: false }])
  expect(users.only('username').pick(NOEMIE)).toEqual({ username: 'Noémie' })
})

test('rows are locked where other connections write at the same time', async () => {
  const sent = await recordQueries(db, () =>
    db.transaction(async (tx) => expect(await users.lock('WHERE id = $1', [1], tx)).toEqual([NOEMIE])),
  )

  const locking = sent.filter(({ sql }) => sql.endsWith(' FOR UPDATE'))
  expect(locking).toHaveLength(db.dialect === 'postgres' ? 1 : 0)
})

test('a page comes with the length of the whole list', async () => {
  const list = { conditions: [['is_blocked = ?', false] as const], order: 'id' }

  expect(await users.readPage(list, { limit: 5, offset: 0 })).toEqual({ items: [NOEMIE], total: 1 })
})

test('rows of joined tables are kept apart, also where their columns have the same name', async () => {
  type Joined = { attempt: InferAttributes<AttemptModel>; owner: InferAttributes<UserModel> }
  const from = 'attempts AS attempt JOIN users AS owner ON owner.id = attempt.user_id'

  expect(await readJoined<Joined>(db, { attempt: attempts, owner: users }, from)).toEqual([
    { attempt: ATTEMPT, owner: NOEMIE },
  ])
})
