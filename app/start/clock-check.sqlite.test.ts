import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '#test/db/database'
import { compareClocks } from './clock-check.server'

test('SQLite has no clock that could differ', async () => {
  const db = await createTestDatabase()
  const log = { warn: vi.fn(), info: vi.fn() }

  await compareClocks(db, { now: () => new Date(0) }, log)().finally(() => db.drop())

  expect(log.warn).not.toHaveBeenCalled()
})
