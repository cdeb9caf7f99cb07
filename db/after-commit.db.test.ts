import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { afterCommit } from './after-commit'
import { openDatabase } from './database'
import { createTestDatabase, type TestDatabase } from '#test/db/database'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

test('what follows a commit is done once it is there, also from within a door that joined', async () => {
  const done: string[] = []
  await db.transaction(async (outer) => {
    await db.transaction(async (tx) => afterCommit(tx, () => done.push('follows')), outer)
    done.push('work')
  })

  expect(done).toEqual(['work', 'follows'])
})

test('nothing follows a commit that failed, nor what was rolled back', async () => {
  const follow = vi.fn()
  const failing = db.transaction(async (tx) => {
    afterCommit(tx, follow)
    for (const sql of BROKEN_AT_COMMIT[db.dialect]) await db.sequelize.query(sql, { transaction: tx })
  })
  await expect(failing).rejects.toThrow()

  const refused = db.transaction(async (tx) => {
    afterCommit(tx, follow)
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(follow).not.toHaveBeenCalled()
})

test('a follower that throws is reported; the act stands, and the others follow', async () => {
  const reported: unknown[] = []
  const own = await openDatabase(db.url, { report: (fault) => reported.push(fault) })
  const fault = new Error('the figures are full')
  const follow = vi.fn()
  const act = own.transaction(async (tx) => {
    afterCommit(tx, () => {
      throw fault
    })
    afterCommit(tx, follow)
    return 'approved'
  })

  await expect(act.finally(() => own.close())).resolves.toBe('approved')
  expect(follow).toHaveBeenCalledOnce()
  expect(reported).toEqual([fault])
})

/** What only the end of the transaction finds out. */
const BROKEN_AT_COMMIT = {
  sqlite: [
    'PRAGMA defer_foreign_keys = ON',
    "INSERT INTO mails (user_id, recipient, template, parameters, created_at, next_try_at) VALUES (9, '', '', '', 0, 0)",
  ],
  postgres: [
    'CREATE TEMPORARY TABLE twice (a int UNIQUE DEFERRABLE INITIALLY DEFERRED)',
    'INSERT INTO twice VALUES (1), (1)',
  ],
}
