import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Value } from '#db/read'
import { recordQueries } from '#test/db/queries'
import { openWorld, welcome } from '#test/worlds/mails'

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('of twenty thousand mails that wait, those that are due are found in an index', async () => {
  const { mails, clock } = await world.begin({ url: '' }, { transport: { send: async () => ({}) } })
  await postponed(20_000, new Date(clock.now().getTime() + 3_600_000))
  await mails.queue(welcome())

  const sent = await recordQueries(world.db, () => mails.sendDue())
  const searching = sent.filter(({ sql }) => /next_try_at["`]? <=/.test(sql))
  expect(searching).not.toEqual([])
  for (const { sql, options } of searching) {
    const plan = await explain(sql, options.bind as Value[])
    expect(plan).toContain('mails_due')
    expect(plan).not.toMatch(/\bsort\b|temp b-tree|seq scan|scan mails/i)
  }
})

async function postponed(many: number, until: Date) {
  await world.db.run(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1)
     INSERT INTO mails (recipient, template, parameters, created_at, next_try_at)
     SELECT 'noemie@example.be', 'welcome', '{}', $2, $2 FROM numbers`,
    [many, until],
  )
  await world.db.write(() => world.db.sequelize.query('ANALYZE mails'))
}

function explain(sql: string, values: Value[]) {
  const { db } = world
  const how = db.dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
  return db.transaction(async (tx) => JSON.stringify(await db.read(`${how} ${sql}`, values, tx)))
}
