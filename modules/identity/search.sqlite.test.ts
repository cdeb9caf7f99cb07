import { expect, test } from 'vitest'
import { recordQueries } from '#test/db/queries'
import type { Value } from '#db/read'
import { setUpWorld } from '#test/worlds/identity'

const { db, identity } = await setUpWorld()

test.each([
  ['for their ids', () => identity.searchIds('dubois')],
  ['for the first of their ids', () => identity.searchIds('dubois', 500)],
])('members are searched %s in an index, not row by row', async (_, search) => {
  const [sent] = await recordQueries(db, search)
  const plan = await db.read<{ detail: string }>(
    `EXPLAIN QUERY PLAN ${sent!.sql}`,
    sent!.options.bind as Value[],
  )

  const [first] = plan.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN users'))
  expect(first).toBe('SCAN users USING COVERING INDEX users_by_name')
})
