import { expect, onTestFinished, test } from 'vitest'
import { applyMigrations } from './migrate'
import { migrations } from './migrations'
import { createTestDatabase } from '#test/harness/db/database'
import { allRows, insertAll, rows } from '#test/harness/db/rows'

test('an upgrade keeps every row of a filled database', async () => {
  const db = await createTestDatabase({ migrated: false })
  onTestFinished(db.drop)
  const before0010 = migrations.filter(({ name }) => name < '0010')
  await db.exclusively((tx) => applyMigrations(db, before0010, tx))
  await insertAll(db)
  const kept = await Promise.all(Object.keys(rows).map((table) => allRows(db, table)))
  expect(kept.map(({ length }) => length)).toEqual(kept.map(() => 1))

  await db.migrate()

  for (const [nth, table] of Object.keys(rows).entries()) {
    expect(await allRows(db, table), table).toEqual([expect.objectContaining(kept[nth]![0]!)])
  }
})
