import pg from 'pg'
import type { Engine } from '../engine'

/** The key of the jobs' locks: an arbitrary number that every process of the application shares. */
const JOBS = 20_060_609

/**
 * Opens named locks on their own connection, which the first job opens. If that connection is lost, the server
 * releases the locks, and the same job may then run in two processes at once, which every job allows.
 */
export function openJobLocks(
  url: string,
  patience: { connection: number; statement: number },
  toUnavailable: (error: unknown) => Error,
) {
  let opened: Promise<pg.Client> | undefined

  /** Makes the next job open another connection. Closing this one may fail, because it may be lost already. */
  function forget() {
    opened?.then((client) => client.end()).catch(() => undefined)
    opened = undefined
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience.connection,
      query_timeout: patience.statement,
      application_name: 'prepa-lts-jobs',
    })
    client.on('error', forget)
    await client.connect()
    return client
  }

  const alone: Engine['alone'] = async (name, work) => {
    opened ??= connect()
    const lock = [JOBS, name]
    let client: pg.Client
    try {
      client = await opened
      const { rows } = await client.query<{ taken: boolean }>(TAKE, lock)
      if (!rows[0]!.taken) return
    } catch (error) {
      forget()
      throw toUnavailable(error)
    }
    try {
      await work()
    } finally {
      // If the connection is lost, the server has already released the lock.
      await client.query(GIVE_BACK, lock).catch(forget)
    }
  }

  return {
    alone,
    async close() {
      await (await opened)?.end()
    },
  }
}

const TAKE = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken'
const GIVE_BACK = 'SELECT pg_advisory_unlock($1, hashtext($2))'
