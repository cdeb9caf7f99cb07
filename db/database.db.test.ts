import { rm } from 'node:fs/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Tx } from './database'
import { createTestDatabase, refusalToOpen, setUpDatabase } from '#test/harness/db/database'
import { allRows, count, insert, rows } from '#test/harness/db/rows'

const reported: unknown[] = []

const db = await setUpDatabase({ report: (fault) => reported.push(fault) })
beforeEach(() => db.write('DELETE FROM settings'))

test('two hundred writers at once all succeed', async () => {
  const writers = Array.from({ length: 200 }, (_, number) =>
    number % 2 === 0
      ? put(`write ${number}`)
      : db.transaction(async (tx) => {
          await put(`transaction ${number}`, tx)
          await db.sequelize.query('SELECT count(*) FROM settings', { transaction: tx })
        }),
  )
  await Promise.all(writers)
  expect(await count(db, 'settings')).toBe(200)
})

test('a transaction that throws is rolled back, and the next one runs', async () => {
  const follow = vi.fn()
  const failing = db.transaction(async (tx) => {
    await put('half', tx)
    await db.transaction((joined) => put('transaction', joined), tx)
    await db.write("INSERT INTO settings (key, value) VALUES ('write', 'x')", [], tx)
    db.afterCommit(tx, follow)
    throw new Error('changed my mind')
  })
  const next = db.transaction((tx) => put('next', tx))
  await expect(failing).rejects.toThrow('changed my mind')
  await next
  expect(await names()).toEqual(['next'])
  expect(follow).not.toHaveBeenCalled()
})

test('a commit that fails is rolled back quietly, and the next one runs', async () => {
  const warning = vi.spyOn(console, 'warn')
  const follow = vi.fn()
  const failing = db.transaction(async (tx) => {
    await put('half', tx)
    db.afterCommit(tx, follow)
    await breakAtCommit(tx)
  })
  await expect(failing).rejects.toThrow(/constraint/i)
  expect(warning).not.toHaveBeenCalled()
  warning.mockRestore()

  await db.transaction((tx) => put('next', tx))
  expect(await names()).toEqual(['next'])
  expect(follow).not.toHaveBeenCalled()
})

test('work after a commit waits for the outermost transaction', async () => {
  const done: string[] = []
  await db.transaction(async (outer) => {
    await db.transaction(async (tx) => db.afterCommit(tx, () => done.push('follows')), outer)
    done.push('work')
  })

  expect(done).toEqual(['work', 'follows'])
})

test('a fault in work after a commit is reported, and the rest is done', async () => {
  const fault = new Error('the figures are full')
  const follow = vi.fn()
  await db.transaction(async (tx) => {
    db.afterCommit(tx, () => {
      throw fault
    })
    db.afterCommit(tx, follow)
    await put('act', tx)
  })

  expect(await names()).toEqual(['act'])
  expect(follow).toHaveBeenCalledOnce()
  expect(reported).toEqual([fault])
})

test.each([
  ['transaction', () => db.transaction(async () => {})],
  ['write', () => put('inner')],
  ['one alone', () => db.transaction(async () => {}, 'alone')],
])('%s inside a transaction that was not passed on is refused at once', async (_, inner) => {
  await expect(db.transaction(inner)).rejects.toThrow('hand the outer transaction on')
  await put('next')
  expect(await names()).toEqual(['next'])
})

test('a read inside a transaction that was not passed on is refused', async () => {
  await expect(db.transaction(() => db.read('SELECT 1'))).rejects.toThrow('was not given it')
  expect(await db.transaction((tx) => db.read('SELECT 1 AS one', [], { tx }))).toEqual([{ one: 1 }])
})

test('work that outlives a transaction may open its own', async () => {
  let late!: Promise<void>
  let end!: () => void
  const ended = new Promise<void>((resolve) => (end = resolve))
  await db.transaction(async () => void (late = ended.then(() => put('late'))))
  end()

  await late
  expect(await names()).toEqual(['late'])
})

test('the address of another kind of database is refused', async () => {
  expect(await refusalToOpen('mysql://root@localhost/app')).toBe(
    'The address of the database must begin with sqlite: or postgres://',
  )
})

test('a database that is gone is not ready', async () => {
  const gone = await createTestDatabase()
  onTestFinished(gone.drop)
  expect(await gone.isReady()).toBe(true)
  if (gone.dialect === 'sqlite') await rm(gone.url.slice('sqlite:'.length))
  else await db.sequelize.query(`DROP DATABASE ${new URL(gone.url).pathname.slice(1)} WITH (FORCE)`)
  expect(await gone.isReady()).toBe(false)
})

function put(key: string, tx?: Tx): Promise<void> {
  return insert(db, 'settings', { key, value: 'x' }, tx)
}

async function names() {
  return (await allRows(db, 'settings')).map(({ key }) => key)
}

/** Violates a constraint that the database checks at the commit. */
async function breakAtCommit(transaction: Tx): Promise<void> {
  const defer =
    db.dialect === 'sqlite'
      ? 'PRAGMA defer_foreign_keys = ON'
      : 'ALTER TABLE sessions ALTER CONSTRAINT sessions_user_id_fkey DEFERRABLE INITIALLY DEFERRED'
  await db.sequelize.query(defer, { transaction })
  await insert(db, 'sessions', rows.sessions, transaction)
}
