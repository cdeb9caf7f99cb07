import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#test/harness/db/database'
import { countQueries } from '#test/harness/db/queries'
import { compareClocks } from './clock-check.server'

test('the clock check does nothing on SQLite', async () => {
  const db = await createTestDatabase()
  onTestFinished(db.drop)
  const log = { warn: vi.fn(), info: vi.fn() }

  const asked = await countQueries(db, compareClocks(db, { now: () => new Date(0) }, log))

  expect([asked, log.warn.mock.calls, log.info.mock.calls]).toEqual([0, [], []])
})
