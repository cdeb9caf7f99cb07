import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#test/harness/db/database'
import { count } from '#test/harness/db/rows'

test.each([
  { connections: 4, atOnce: 2 },
  { connections: 5, atOnce: 2 },
  { connections: 10, atOnce: 3 },
])('search and statistics leave some of $connections connections free', async (given) => {
  const db = await createTestDatabase(given)
  onTestFinished(db.drop)
  let end!: () => void
  const ended = new Promise<void>((resolve) => (end = resolve))
  const { query } = db.sequelize
  const sent = vi.spyOn(db.sequelize, 'query').mockImplementation((async (...asked: [string]) => {
    if (isHeld(asked[0])) await ended
    return query.apply(db.sequelize, asked)
  }) as typeof query)
  const lanes = ['searches', 'statistics'] as const

  const all = Promise.all(
    lanes.flatMap((lane) => Array.from({ length: 10 }, () => db.read(HELD[lane], [], { lane }))),
  )
  await count(db, 'users')
  const begun = lanes.map((lane) => sent.mock.calls.filter(([sql]) => sql === HELD[lane]).length)
  end()
  await all

  expect(begun).toEqual([db.dialect === 'sqlite' ? 1 : given.atOnce, 1])
})

const HELD = { searches: "SELECT 'search'", statistics: "SELECT 'statistics'" }
const isHeld = (sql: string) => Object.values(HELD).includes(sql)
