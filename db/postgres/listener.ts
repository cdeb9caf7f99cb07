import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { CONTENT_CHANGED, type ContentListener, type ContentWatcher, readPayload } from '../content-watch'

/** How long `look` waits for the server's answer, in milliseconds. */
const PATIENCE = 2000

/** Listens on its own connection, because the pool closes idle ones. */
export async function listenForContent(
  url: string,
  patience: number,
  changed: ContentWatcher['changed'],
): Promise<ContentListener> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    application_name: 'prepa-lts-listen',
  })
  // Ignores the error, because the next `look` will fail.
  client.on('error', () => undefined)
  client.on('notification', ({ payload = '' }) => changed(readPayload(payload)))
  const close = () => client.end()
  try {
    await client.connect()
    await client.query(`LISTEN ${CONTENT_CHANGED}`)
  } catch (error) {
    await close()
    throw error
  }
  return {
    close,
    async look() {
      const { rowCount } = await withTimeout(client.query(STILL_LISTENS))
      if (rowCount === 0) throw new Error('another connection than ours listens: is there a pooler between?')
      return false
    },
  }
}

const STILL_LISTENS = `SELECT 1 FROM pg_listening_channels() AS channel WHERE channel = '${CONTENT_CHANGED}'`

/** Rejects after PATIENCE + 50 ms. The 50 ms let a busy process read a reply that has already arrived. */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const settled = new AbortController()
  const timeout = async () => {
    for (const ms of [PATIENCE, 50]) await delay(ms, undefined, { signal: settled.signal, ref: false })
    throw new Error(`PostgreSQL did not answer within ${PATIENCE} ms`)
  }
  try {
    return await Promise.race([work, timeout()])
  } finally {
    settled.abort()
  }
}
