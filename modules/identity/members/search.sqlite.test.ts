import { expect, test } from 'vitest'
import { explain, recordQueries } from '#test/harness/db/queries'
import { setUpIdentity } from '#test/harness/modules/identity'

const { db, identity } = await setUpIdentity()

test.each([undefined, 500])('the search of members uses an index (the first %s)', async (limit) => {
  const [sent] = await recordQueries(db, () => identity.members.searchIds('dubois', limit))

  expect(await explain(db, sent!)).toContain('"SCAN users USING COVERING INDEX users_by_name"')
})
