import { createPlace } from '#test/harness/db/database'
import { prepareEmptying } from '#test/harness/db/emptied'
import { LOG_STATEMENTS } from './request-log'
import { startServer } from './server'
import { openFolder } from './worker'

let shared: ReturnType<typeof start> | undefined
let isTaken = false

/**
 * The built server that the test files of this worker share, one after the other: it has answered before, and is several
 * times as fast as a new one. Its outbox is not emptied. Undefined while another site of the same file has it.
 */
export async function takeSharedServer() {
  if (isTaken) return undefined
  isTaken = true
  const isNew = shared === undefined
  const { server, databaseUrl, dataDir, empty } = await (shared ??= start())
  if (!isNew) await empty()
  // Of all files it would be megabytes, which each look at the log would copy.
  server.forgetOutput()
  return {
    ...server,
    databaseUrl,
    dataDir,
    /** For the next file. */
    giveBack: () => void (isTaken = false),
  }
}

async function start() {
  const place = await createPlace('site')
  const dataDir = await openFolder()
  const empty = await prepareEmptying(place.url)
  const server = await startServer({ databaseUrl: place.url, dataDir, env: LOG_STATEMENTS })
  return { server, databaseUrl: place.url, dataDir, empty }
}
