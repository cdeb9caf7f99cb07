import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { openDatabase } from './database'
import { afterCommit, refuseNesting } from './transactions'

describe('afterCommit', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await createTestDatabase()
  })
  afterAll(() => db.drop())

  test('runs after the commit, also when called in a transaction that joined', async () => {
    const done: string[] = []
    await db.transaction(async (outer) => {
      await db.transaction(async (tx) => afterCommit(tx, () => done.push('follows')), outer)
      done.push('work')
    })

    expect(done).toEqual(['work', 'follows'])
  })

  test('runs neither after a commit that failed nor after a rollback', async () => {
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

  test('reports a fault of its work; the commit stands, and the other work runs', async () => {
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
})

describe('refuseNesting', () => {
  test('lets work run side by side', async () => {
    const unnested = refuseNesting()

    await expect(Promise.all([unnested(async () => 1), unnested(async () => 2)])).resolves.toEqual([1, 2])
  })

  test('lets work that outlives a transaction open its own', async () => {
    const unnested = refuseNesting()
    let outerIsOver!: () => void
    const outer = new Promise<void>((resolve) => (outerIsOver = resolve))
    let late!: Promise<string>
    await unnested(async () => {
      late = outer.then(() => unnested(async () => 'let through'))
    })
    outerIsOver()

    await expect(late).resolves.toBe('let through')
  })
})

/** Faults that the database finds only when it commits. */
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
