import pg, { type Client } from 'pg'
import { BaseError, ConnectionError, Sequelize, Transaction } from 'sequelize'
import { type DatabaseLoad, sequelizeOptions, type Engine, type EngineOptions } from '../engine'
import { listenForContent } from './listener'
import { describePlace, explain, isMendable } from './faults'
import { postgresLimiter } from '../rate-limiters'
import { transact } from '../transact'
import { DatabaseUnavailable } from '../unavailable'

/**
 * Milliseconds for which this process waits: for a connection, for the end of a statement, for any
 * answer at all, and for the end of a statement at start, where migrations and the other processes
 * take their time.
 */
export const PATIENCE = { connection: 5000, statement: 15_000, answer: 20_000, start: 600_000 }

type PostgresOptions = EngineOptions & { patience?: typeof PATIENCE }

export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Engine> {
  const { patience = PATIENCE, connections = CONNECTIONS } = options
  const unusable = `PostgreSQL at ${describePlace(url)} cannot be used:`
  const sequelize = await connect(url, patience, { ...options, connections }).catch((error: unknown) => {
    throw new DatabaseUnavailable(`${unusable} ${explain(error)}`)
  })
  const transaction: Engine['transaction'] = (work) =>
    transact(sequelize, { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED }, work)

  return {
    dialect: 'postgres',
    sequelize,
    transaction,
    write: (statement) => statement(),
    exclusively: (work) =>
      transaction(async (tx) => {
        // pg looks at its limit whenever it sends a statement. The server's, which is the shorter
        // one, has the better message.
        const limits = connectionOf(tx).connectionParameters
        limits.query_timeout = patience.start + 5000
        try {
          await sequelize.query(`SET LOCAL statement_timeout = ${patience.start}`, { transaction: tx })
          await sequelize.query(`SELECT pg_advisory_xact_lock(${START_LOCK})`, { transaction: tx })
          return await work(tx)
        } finally {
          limits.query_timeout = patience.answer
        }
      }),
    // One more is for statistics: of the default pool of five, two are left for all other pages.
    searchesAtOnce: Math.min(3, Math.floor(connections / 2)),
    rateLimiter: (options) => Promise.resolve(postgresLimiter(sequelize, options)),
    isThere: () =>
      sequelize.query('SHOW transaction_read_only', { plain: true }).then(
        (found) => found?.transaction_read_only === 'off',
        () => false,
      ),
    lookout: {
      open: (on) => listenForContent(sequelize, patience, on),
      times: { every: 1000, patience: 2000, pause: 1000 },
    },
    explain: (error) => (isMendable(error) ? `${unusable} ${explain(error)}` : undefined),
    load: () => loadOf(sequelize),
    close: () => sequelize.close(),
  }
}

/** Sequelize's types do not tell of its pool. */
function loadOf({ connectionManager }: Sequelize): DatabaseLoad {
  const { pool } = connectionManager as unknown as { pool: { size: number; waiting: number } }
  return { connections: pool.size, waiting: pool.waiting }
}

/** Any number will do, as long as every process of the application takes the same. */
const START_LOCK = 20_060_608

/** Ten processes, each with one more that listens, stay below the 100 that PostgreSQL allows by default. */
const CONNECTIONS = 5

async function connect(
  url: string,
  patience: typeof PATIENCE,
  { log, connections }: EngineOptions & { connections: number },
): Promise<Sequelize> {
  const sequelize = new Sequelize(url, {
    ...sequelizeOptions(log),
    dialect: 'postgres',
    dialectModule: { ...pg, Client: HeardClient },
    // Milliseconds. Whoever waits longer for a connection is told so, rather than kept.
    pool: { max: connections, min: 0, acquire: 10_000, idle: 10_000 },
    dialectOptions: {
      connectionTimeoutMillis: patience.connection,
      query_timeout: patience.answer,
      keepAlive: true,
      application_name: 'prepa-lts',
    },
    hooks: {
      // Not among the options: PgBouncer refuses a connection that brings this one.
      async afterConnect(connection) {
        await namedByWay((connection as Client).query(`SET statement_timeout = ${patience.statement}`))
      },
    },
  })
  nameFaultsOfConnecting(sequelize)
  giveUpBrokenConnections(sequelize)
  try {
    await refuseEncoding(sequelize)
  } catch (error) {
    await sequelize.close()
    throw error
  }
  return sequelize
}

/**
 * Sequelize listens for errors a moment after the connection is made: one that the server ends within that
 * moment, as when it is stopped, would end this process. The next statement tells of it as well.
 */
class HeardClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/**
 * Sequelize sends statements of its own on each new connection, and hands on what pg says of a connection
 * that breaks under them, as it hands on a fault of ours.
 */
function nameFaultsOfConnecting({ connectionManager }: Sequelize): void {
  const manager = connectionManager as unknown as { connect: (config: unknown) => Promise<unknown> }
  const connect = manager.connect.bind(manager)
  manager.connect = (config) => namedByWay(connect(config))
}

/** Whatever goes wrong there lies on the way to the server. */
function namedByWay<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof BaseError ? error : new ConnectionError(error as Error)
  })
}

/**
 * Closing a broken connection rolls back too. Sequelize would wait for its ROLLBACK as long again as
 * for the statement that is not answered, and print a warning of its own.
 */
function giveUpBrokenConnections(sequelize: Sequelize): void {
  const queryInterface = sequelize.getQueryInterface()
  const rollBack = queryInterface.rollbackTransaction.bind(queryInterface)
  queryInterface.rollbackTransaction = async (tx, options) => {
    const connection = connectionOf(tx)
    if (!connection._invalid && (await succeeds(rollBack(tx, options)))) return
    Object.assign(tx, { finished: 'rollback' })
    await sequelize.connectionManager.destroyConnection(connection)
  }
}

/** What the types do not tell of: Sequelize marks a connection that is not to be used again. */
function connectionOf(tx: Transaction) {
  return (tx as unknown as { connection: Connection }).connection
}

type Connection = Client & { _invalid?: boolean; connectionParameters: { query_timeout: number } }

function succeeds(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  )
}

/** In every other encoding some names cannot be kept, or come back changed. */
async function refuseEncoding(sequelize: Sequelize): Promise<void> {
  const found = await sequelize.query('SHOW server_encoding', { plain: true })
  const encoding = String(found?.server_encoding)
  if (encoding !== 'UTF8') throw new Error(`its database is encoded in ${encoding}, and must be in UTF8`)
}
