import pg from 'pg'
import { type Engine, type EngineOptions, SEQUELIZE_OPTIONS } from '../engine'
import { SiteSequelize, type Watch } from '../sequelize'
import { Turns } from '../turns'
import { DatabaseUnavailable } from '../unavailable'
import { describePlace, explain, isOperational, timedOut } from './faults'
import { listenForContent } from './listener'

/**
 * Milliseconds for which this process waits: for a connection, for the end of a statement, for any
 * answer at all, and for the end of a statement at start, where migrations and the other processes
 * take their time.
 */
export const PATIENCE = { connection: 5000, statement: 15_000, answer: 20_000, start: 600_000 }

/** Ten processes, each with one more that listens, stay below the 100 that PostgreSQL allows by default. */
const CONNECTIONS = 5

/** Milliseconds. Work that waits longer for a connection fails, rather than waiting on. */
const ACQUIRE = 10_000

/** Any number will do, as long as every process of the application takes the same. */
const START_LOCK = 20_060_608

type PostgresOptions = EngineOptions & { patience?: typeof PATIENCE }

export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Engine> {
  const { patience = PATIENCE, connections = CONNECTIONS, ended, requester } = options
  const unusable = `PostgreSQL at ${describePlace(url)} cannot be used:`
  // One connection is left for background work, whatever the requests wait for.
  const requests = new Turns('use a connection', { atOnce: Math.max(1, connections - 1), patience: ACQUIRE })
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
    return {
      dialect: 'postgres',
      sequelize,
      transaction: (work) => sequelize.transact(work),
      write: (statement) => statement(),
      async exclusively(work) {
        // The server's limit is the shorter one: it has the better message.
        const limits = { ...patience, statement: patience.start, answer: patience.start + 5000 }
        const starter = openPool(url, watch, { ...limits, connections: 1 })
        try {
          return await starter.transact(async (tx) => {
            await starter.query(`SELECT pg_advisory_xact_lock(${START_LOCK})`, { transaction: tx })
            return work(tx)
          })
        } finally {
          await starter.close()
        }
      },
      // One more is for statistics: of the default pool of five, two are left for all other pages.
      searchesAtOnce: Math.min(3, Math.floor(connections / 2)),
      isThere: () =>
        sequelize.query<{ transaction_read_only: string }>('SHOW transaction_read_only', PLAIN).then(
          (found) => found.transaction_read_only === 'off',
          () => false,
        ),
      listen: (changed) => listenForContent(url, patience.connection, changed),
      load: () => ({ connections: opened.size, waiting: Math.max(0, sequelize.running - connections) }),
      close: () => sequelize.close(),
    }
  }
}

const PLAIN = { plain: true } as const

type Limits = { connection: number; statement: number; answer: number; connections: number }

/** `opened` holds the connections for as long as they are open. */
function openPool(url: string, watch: Watch, limits: Limits, opened = new Set<object>()): SiteSequelize {
  const sequelize = new SiteSequelize(url, {
    ...SEQUELIZE_OPTIONS,
    dialect: 'postgres',
    dialectModule: { ...pg, Client: PooledClient },
    pool: { max: limits.connections, min: 0, acquire: ACQUIRE, idle: 10_000 },
    dialectOptions: {
      connectionTimeoutMillis: limits.connection,
      query_timeout: limits.answer,
      keepAlive: true,
      application_name: 'prepa-lts',
    },
    hooks: {
      // Not among the options: PgBouncer refuses a connection that brings this one.
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

/**
 * Sequelize listens for errors a moment after the connection is made: one that the server ends within that
 * moment, as when it is stopped, would end this process. The next statement fails in any case.
 */
class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/** In every other encoding some names cannot be kept, or come back changed. */
async function refuseEncoding(sequelize: SiteSequelize): Promise<void> {
  const { server_encoding: encoding } = await sequelize.query<{ server_encoding: string }>(
    'SHOW server_encoding',
    PLAIN,
  )
  if (encoding !== 'UTF8') throw new Error(`its database is encoded in ${encoding}, and must be in UTF8`)
}
