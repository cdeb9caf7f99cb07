import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database'
import { createPlace } from '#test/db/database'

let place: Awaited<ReturnType<typeof createPlace>>
beforeAll(async () => {
  place = await createPlace({ migrated: true })
})
afterAll(() => place.remove())

test.each([
  ['as many as it is given', 2, 2],
  ['five', undefined, 5],
])('a process has %s connections at most', async (_, connections, most) => {
  const db = await openDatabase(place.url, { connections })

  const found = await readAtOnce(db, 20).finally(() => db.close())

  expect(new Set(found.map(([row]) => row!.pid)).size).toBe(most)
})

/** Each takes long enough for the others to open connections of their own. */
function readAtOnce(db: Database, many: number) {
  return Promise.all(Array.from({ length: many }, () => db.read<{ pid: number }>(SLEEP)))
}

const SLEEP = 'SELECT pg_backend_pid() AS pid, pg_sleep(0.3)'
