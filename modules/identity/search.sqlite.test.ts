import { expect, test } from 'vitest'
import { recordQueries } from '#test/harness/db/queries'
import type { Value } from '#db/read'
import { setUpIdentity } from '#test/harness/modules/identity'

const { db, identity } = await setUpIdentity()

test.each([undefined, 500])('the search of members uses an index (the first %s)', async (limit) => {
  const [sent] = await recordQueries(db, () => identity.searchIds('dubois', limit))
  const explain = `EXPLAIN QUERY PLAN ${sent!.sql}`
  const plan = await db.read<{ detail: string }>(explain, sent!.options.bind as Value[])

  expect(plan.map(({ detail }) => detail)).toContain('SCAN users USING COVERING INDEX users_by_name')
})
