import pg from 'pg'
import type { Engine } from '../engine'

/** Any number will do, as long as every process of the application takes the same. */
const JOBS = 20_060_609

/**
 * Named locks on a connection of their own, opened by the first job: the server gives them back when the connection
 * is lost. A job then goes on beside that of another process, which each job allows.
 */
export function openJobLocks(
  url: string,
  patience: { connection: number; statement: number },
  toUnavailable: (error: unknown) => Error,
) {
  let opened: Promise<pg.Client> | undefined

  /** Opens another connection next time. This one may be lost already, and then cannot be closed. */
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
      // With a lost connection the server has given the lock back already.
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
