import { expect, test } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'
import { recordQueries } from '#test/harness/db/queries'
import { insertAll, NOON } from '#test/harness/db/rows'
import { boolean, date, dateOrNull, defineModel, id, integer, text } from './columns'
import { readJoined, table } from './table'

const NOEMIE = { id: 1, username: 'Noémie', isBlocked: false, createdAt: NOON }
const ATTEMPT = { id: 1, userId: 1, startedAt: NOON, closedAt: null }

const db = await setUpDatabase()
await insertAll(db)
const attempt = { id, userId: integer, startedAt: date, closedAt: dateOrNull }
const user = { id, username: text, isBlocked: boolean, createdAt: date }
const users = table(db, defineModel(db.sequelize, 'users', user))
const attempts = table(db, defineModel(db.sequelize, 'attempts', attempt))

test('a table reads rows by the names and types of its model', async () => {
  expect(await users.read('WHERE username = $1', ['Noémie'])).toEqual([NOEMIE])
  expect(await attempts.read('')).toEqual([ATTEMPT])
  expect(await db.transaction((tx) => users.read('', [], tx))).toEqual([NOEMIE])
})

test('a table reads the chosen columns only', async () => {
  expect(await users.only('id', 'createdAt').read('')).toEqual([{ id: 1, createdAt: NOON }])
  expect(await users.without('id', 'username', 'createdAt').read('')).toEqual([{ isBlocked: false }])
  expect(users.only('username').pick(NOEMIE)).toEqual({ username: 'Noémie' })
})

test('a table locks rows where other connections write at the same time', async () => {
  const sent = await recordQueries(db, () =>
    db.transaction(async (tx) => expect(await users.lock('WHERE id = $1', [1], tx)).toEqual([NOEMIE])),
  )

  const locking = sent.filter(({ sql }) => sql.endsWith(' FOR UPDATE'))
  expect(locking).toHaveLength(db.dialect === 'postgres' ? 1 : 0)
})

test('a table reads a page with the total of the list', async () => {
  const list = { conditions: [['is_blocked = ?', false] as const], order: 'id' }

  expect(await users.readPage(list, { limit: 5, offset: 0 })).toEqual({ items: [NOEMIE], total: 1 })
})

test('joined tables are read apart, also columns of the same name', async () => {
  const from = 'attempts AS attempt JOIN users AS owner ON owner.id = attempt.user_id'

  const rows = await readJoined(db, { attempt: attempts, owner: users }, from)
  expect(rows).toEqual([{ attempt: ATTEMPT, owner: NOEMIE }])
})
