import { afterEach, beforeEach, expect, test } from 'vitest'
import { withClient } from '#test/db/template'
import { prepareStart } from '#test/failing-start'

let start: Awaited<ReturnType<typeof prepareStart>>
beforeEach(async () => {
  start = await prepareStart()
})
afterEach(() => start.cleanUp())

test('the start ends with one clear line for a PostgreSQL that is read-only', async () => {
  const { host, pathname } = new URL(start.databaseUrl)
  await withClient(start.databaseUrl, (client) =>
    client.query(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = on`),
  )

  expect(await start.fail()).toEqual([`PostgreSQL at ${host} cannot be used: it is read-only`])
})
