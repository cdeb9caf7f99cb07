import { Sequelize, Transaction } from 'sequelize'
import { sequelizeOptions, type Engine } from './engine'
import { DatabaseUnavailable, errorCode } from './unavailable'

export async function openPostgres(url: string): Promise<Engine> {
  const place = describePlace(url)
  const sequelize = new Sequelize(url, {
    ...sequelizeOptions,
    dialect: 'postgres',
    // Milliseconds. Whoever waits longer for a connection is told so, rather than kept.
    pool: { max: 10, min: 0, acquire: 10_000, idle: 10_000 },
    dialectOptions: { connectionTimeoutMillis: 5000, keepAlive: true, application_name: 'prepa-lts' },
  })
  try {
    await sequelize.authenticate()
  } catch (error) {
    await sequelize.close()
    throw new DatabaseUnavailable(`PostgreSQL at ${place} cannot be used: ${explain(error)}`)
  }

  return {
    dialect: 'postgres',
    sequelize,
    transaction: (work) =>
      sequelize.transaction({ isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED }, work),
    write: (statement) => statement(),
    excludeOtherProcesses: async (tx) => {
      await sequelize.query(`SELECT pg_advisory_xact_lock(${START_LOCK})`, { transaction: tx })
    },
    isThere: async () => true,
    close: () => sequelize.close(),
  }
}

/** Any number will do, as long as every process of the application takes the same. */
const START_LOCK = 20_060_608

/** Host and port only: the rest of the address may hold the password. */
function describePlace(url: string): string {
  if (!URL.canParse(url)) {
    throw new DatabaseUnavailable(
      'The address of the database must read postgres://user:password@host:port/name',
    )
  }
  const { hostname, port, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? (hostname || 'localhost')}:${port || 5432}`
}

function explain(error: unknown): string {
  const code = errorCode(error)
  const known: Record<string, string> = {
    ECONNREFUSED: 'nothing answers there',
    ENOTFOUND: 'the host is unknown',
    EAI_AGAIN: 'the host is unknown',
    '28P01': 'the user name or the password is wrong',
    '28000': 'it does not let this user in',
    '3D000': 'it has no database of that name',
    '53300': 'it has no connection left',
  }
  const message = error instanceof Error ? error.message : String(error)
  return known[code] ?? [message, code && `(${code})`].filter(Boolean).join(' ')
}
