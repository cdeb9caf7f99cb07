import { expect, test } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'
import { recordQueries } from '#test/harness/db/queries'
import { insertAll, NOON } from '#test/harness/db/rows'
import { boolean, date, dateOrNull, id, integer, text } from './columns'
import { above, atLeast, atMost, below, type Filter, not, within } from './filter'
import { Expression, readJoined } from './table'

const NOEMIE = { id: 1, username: 'Noémie', isBlocked: false, createdAt: NOON }
const ATTEMPT = { id: 1, userId: 1, startedAt: NOON, closedAt: null }

const db = await setUpDatabase()
await insertAll(db)
const attempt = { id, userId: integer, startedAt: date, closedAt: dateOrNull }
const user = { id, username: text, isBlocked: boolean, createdAt: date }
const users = db.table('users', user)
const attempts = db.table('attempts', attempt)
const settings = db.table('settings', { key: { ...text, primaryKey: true }, value: text })

test('a table reads rows by the names and types of its model', async () => {
  expect(await users.read('WHERE username = $1', ['Noémie'])).toEqual([NOEMIE])
  expect(await attempts.read('')).toEqual([ATTEMPT])
  expect(await db.transaction((tx) => users.read('', [], { tx }))).toEqual([NOEMIE])
})

test('a table reads the chosen columns only', async () => {
  expect(await users.only('id', 'createdAt').read('')).toEqual([{ id: 1, createdAt: NOON }])
  expect(await users.without('id', 'username', 'createdAt').read('')).toEqual([{ isBlocked: false }])
})

test('a table locks rows where other connections write at the same time', async () => {
  const sent = await recordQueries(db, () =>
    db.transaction(async (tx) => {
      expect(await users.lock({ id: 1 }, tx)).toEqual(NOEMIE)
      expect(await users.lockAll({ id: [1, 7] }, tx)).toEqual([NOEMIE])
    }),
  )

  const locking = sent.filter(({ sql }) => sql.endsWith(' FOR UPDATE'))
  expect(locking).toHaveLength(db.dialect === 'postgres' ? 2 : 0)
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

type StoredAttempt = typeof ATTEMPT
const EARLIER = new Date(NOON.getTime() - 1)

test.each<[string, Filter<StoredAttempt>, boolean]>([
  ['a value', { id: 1 }, true],
  ['every value of several fields', { id: 1, userId: 2 }, false],
  ['a date', { startedAt: NOON }, true],
  ['null', { closedAt: null }, true],
  ['any value', { closedAt: not(null) }, false],
  ['one of some numbers', { id: [1, 9] }, true],
  ['one of no numbers', { id: [] }, false],
  ['another value', { id: not(1) }, false],
  ['an earlier moment', { startedAt: below(NOON) }, false],
  ['that moment or an earlier one', { startedAt: atMost(NOON) }, true],
  ['a later moment', { startedAt: above(EARLIER) }, true],
  ['that moment or a later one', { startedAt: atLeast(NOON) }, true],
  ['a moment after one and until another', { startedAt: within(EARLIER, NOON) }, true],
  ['a moment after itself', { startedAt: within(NOON, NOON) }, false],
])('a table finds a row by %s', async (_, filter, isFound) => {
  expect(await attempts.find(filter)).toEqual(isFound ? ATTEMPT : null)
  expect(await attempts.count(filter)).toBe(isFound ? 1 : 0)
})

test('a table finds rows by flags, texts and conditions in SQL', async () => {
  expect(await users.list({ isBlocked: false, username: ['Noémie', 'Luc'] })).toEqual([NOEMIE])
  expect(await users.list({ isBlocked: true })).toEqual([])
  expect(await users.list([['id = ? OR id = ?', 1, 2]], { order: 'id', limit: 5 })).toEqual([NOEMIE])
})

test('a table keeps every filter of several, also of one field', async () => {
  expect(await attempts.list([{ startedAt: NOON }, { startedAt: atMost(EARLIER) }])).toEqual([])
  expect(await attempts.list([{ id: 1 }, ['user_id = ?', 1]])).toEqual([ATTEMPT])
})

test('a table finds nothing among no texts, and changes nothing by no changes', async () => {
  expect(await users.list({ username: [] })).toEqual([])
  expect(await users.update({ id: 1 }, { username: undefined })).toBe(0)
})

test('a table refuses to look for a field without a value', async () => {
  const id = undefined as unknown as number

  await expect(users.find({ id })).rejects.toThrow('no value for id')
  await expect((async () => users.remove({ id }))()).rejects.toThrow('no value for id')
  expect(await users.count({})).toBe(1)
})

test('a table inserts, changes and removes rows, in a transaction or by itself', async () => {
  expect(await settings.only('key').insert({ key: 'a', value: '1' })).toEqual({ key: 'a' })
  await db.transaction((tx) =>
    settings.insertAll(
      [
        { key: 'b', value: '1' },
        { key: 'c', value: '3' },
      ],
      tx,
    ),
  )

  expect(await settings.update({ value: '1' }, { value: new Expression("value || 'x'") })).toBe(2)
  expect(await settings.update({ key: 'c' }, { value: '4' })).toBe(1)
  expect(await settings.list({ key: ['a', 'b', 'c'] }, { order: 'key' })).toEqual([
    { key: 'a', value: '1x' },
    { key: 'b', value: '1x' },
    { key: 'c', value: '4' },
  ])

  expect(await db.transaction((tx) => settings.remove({ value: '1x' }, tx))).toBe(2)
  expect(await settings.remove({ key: 'c' })).toBe(1)
})
