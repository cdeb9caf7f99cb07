import { expect, test } from 'vitest'
import { recordQueries } from '#test/db/queries'
import type { Value } from '#db/read'
import { setUpWorld } from '#test/worlds/identity'

const { db, identity } = await setUpWorld()

const FIRST = { limit: 20, offset: 0, countTo: 10_000 }

test.each([
  ['for their ids', () => identity.searchIds('dubois')],
  ['for the first of their ids', () => identity.searchIds('dubois', 500)],
  ['in their list', () => identity.list({ q: 'dubois' }, FIRST)],
  [
    'in a part of it',
    () => identity.list({ q: 'dubois', role: 'member', state: 'active', sort: 'name' }, FIRST),
  ],
])('members are searched %s in an index, not row by row', async (_, search) => {
  const [sent] = await recordQueries(db, search)
  const plan = await db.read<{ detail: string }>(
    `EXPLAIN QUERY PLAN ${sent!.sql}`,
    sent!.options.bind as Value[],
  )

  // What comes behind it in a list is the way to many, in the order of the list.
  const [first] = plan.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN users'))
  expect(first).toBe('SCAN users USING COVERING INDEX users_by_name')
})
