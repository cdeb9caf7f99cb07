import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Transaction } from 'sequelize'
import { type Engine, type EngineOptions, SEQUELIZE_OPTIONS } from '../engine'
import { SiteSequelize, type Watch } from '../sequelize'
import { Turns } from '../turns'
import { DatabaseUnavailable } from '../unavailable'
import { describePlace, explain, isOperational, timedOut } from './faults'
import { createJobLocks } from './job-locks'
import { listenForContent } from './listener'

/**
 * The time limits in milliseconds. `answer` limits the wait for each reply, and `start` replaces `statement` during
 * migrations. `job` limits how long the jobs of a vanished process stay locked.
 */
export const PATIENCE = { connection: 5000, statement: 15_000, answer: 20_000, start: 600_000, job: 300_000 }

/**
 * The size of the pool. A process needs two more connections, to listen and to lock jobs. Ten processes stay below
 * PostgreSQL's limit.
 */
const CONNECTIONS = 5

/** How long a statement waits for a connection, in milliseconds. */
const ACQUIRE_MS = 10_000

/** An arbitrary number that every process of the application shares. */
const START_LOCK = 20_060_608

type PostgresOptions = EngineOptions & { patience?: typeof PATIENCE }

export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Engine> {
  const { patience = PATIENCE, connections = CONNECTIONS, ended, requester } = options
  const unusable = `PostgreSQL at ${describePlace(url)} cannot be used:`
  // One connection stays free for background work, however many requests wait.
  const requests = new Turns('use a connection', {
    atOnce: Math.max(1, connections - 1),
    patience: ACQUIRE_MS,
  })
  const watch: Watch = {
    ended,
    admit: (work) => (requester?.() ? requests.run(work) : work()),
    explain: (error) => (isOperational(error) ? `${unusable} ${explain(error)}` : undefined),
    timedOut,
  }
  const opened = new Set<object>()
  let sequelize: SiteSequelize | undefined
  try {
    sequelize = openPool(url, watch, { ...patience, connections }, opened)
    await refuseEncoding(sequelize)
    return engineOn(sequelize)
  } catch (error) {
    await sequelize?.close()
    if (error instanceof DatabaseUnavailable) throw error
    throw new DatabaseUnavailable(`${unusable} ${explain(error)}`)
  }

  function engineOn(sequelize: SiteSequelize): Engine {
    const lockPool = openPool(url, watch, { ...patience, connections: 1 }, opened)
    // `statement`, which the server enforces, is shorter than `answer`, because the server's message is clearer.
    const limits = { ...patience, statement: patience.start, answer: patience.start + 5000 }
    const starter = openPool(url, watch, { ...limits, connections: 2 }, opened)
    return {
      dialect: 'postgres',
      sequelize,
      transaction: (work) => sequelize.transact(work),
      write: (statement) => statement(),
      exclusively: (work) =>
        starter.transact(async (tx) => {
          await takeStartLock(starter, tx)
          return work(tx, (statement) => starter.query(statement))
        }),
      alone: createJobLocks(lockPool, patience.job),
      // Of the default five connections, searches take two and statistics one, which leaves two for everything else.
      searchesAtOnce: Math.min(3, Math.floor(connections / 2)),
      isThere: () =>
        sequelize.query<{ transaction_read_only: string }>('SHOW transaction_read_only', PLAIN).then(
          (found) => found.transaction_read_only === 'off',
          () => false,
        ),
      listen: (changed) => listenForContent(url, patience.connection, changed),
      load: () => ({ connections: opened.size, waiting: Math.max(0, sequelize.running - connections) }),
      async close() {
        for (const pool of [starter, lockPool, sequelize]) await pool.close()
      },
    }
  }

  /**
   * Asks again and again. A statement that waits for the lock would hold up a CREATE INDEX CONCURRENTLY of the process
   * that has the lock.
   */
  async function takeStartLock(starter: SiteSequelize, transaction: Transaction): Promise<void> {
    const end = performance.now() + patience.start
    const ask = `SELECT pg_try_advisory_xact_lock(${START_LOCK}) AS "isFree"`
    while (!(await starter.query<{ isFree: boolean }>(ask, { transaction, ...PLAIN })).isFree) {
      if (performance.now() > end)
        throw new DatabaseUnavailable(`${unusable} another process is still starting`)
      await delay(START_POLL_MS)
    }
  }
}

const START_POLL_MS = 100

const PLAIN = { plain: true } as const

type Limits = { connection: number; statement: number; answer: number; connections: number }

function openPool(url: string, watch: Watch, limits: Limits, opened = new Set<object>()): SiteSequelize {
  const sequelize = new SiteSequelize(url, {
    ...SEQUELIZE_OPTIONS,
    dialect: 'postgres',
    dialectModule: { ...pg, Client: PooledClient, types: { ...pg.types, getTypeParser } },
    pool: { max: limits.connections, min: 0, acquire: ACQUIRE_MS, idle: 10_000 },
    dialectOptions: {
      connectionTimeoutMillis: limits.connection,
      query_timeout: limits.answer,
      keepAlive: true,
      application_name: 'prepa-lts',
    },
    hooks: {
      // Sends the settings as statements, because PgBouncer refuses a connection with a statement_timeout option.
      async afterConnect(connection) {
        const client = connection as pg.Client
        opened.add(client)
        client.once('end', () => opened.delete(client))
        await client.query(`SET statement_timeout = ${limits.statement};
          SET default_transaction_isolation = 'read committed'`)
      },
    },
  })
  sequelize.watch = watch
  return sequelize
}

/** Reads `bigint` as a number instead of a text. Ids and counts stay below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format): unknown =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)

/** Listens for errors before Sequelize does, because an error without a listener would end this process. */
class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/** Refuses encodings other than UTF-8, because they reject or change some names. */
async function refuseEncoding(sequelize: SiteSequelize): Promise<void> {
  const { server_encoding: encoding } = await sequelize.query<{ server_encoding: string }>(
    'SHOW server_encoding',
    PLAIN,
  )
  if (encoding !== 'UTF8') throw new Error(`its database is encoded in ${encoding}, and must be in UTF8`)
}
