import { Sequelize, Transaction } from 'sequelize'
import { sequelizeOptions, type Engine } from './engine'
import { describePlace, explain, isMendable } from './postgres-faults'
import { DatabaseUnavailable } from './unavailable'

export async function openPostgres(url: string): Promise<Engine> {
  const unusable = `PostgreSQL at ${describePlace(url)} cannot be used:`
  const sequelize = await connect(url).catch((error: unknown) => {
    throw new DatabaseUnavailable(`${unusable} ${explain(error)}`)
  })
  const transaction: Engine['transaction'] = (work) =>
    sequelize.transaction({ isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED }, work)

  return {
    dialect: 'postgres',
    sequelize,
    transaction,
    write: (statement) => statement(),
    exclusively: (work) =>
      transaction(async (tx) => {
        await sequelize.query(`SELECT pg_advisory_xact_lock(${START_LOCK})`, { transaction: tx })
        return work(tx)
      }),
    isThere: async () => true,
    explain: (error) => (isMendable(error) ? `${unusable} ${explain(error)}` : undefined),
    close: () => sequelize.close(),
  }
}

/** Any number will do, as long as every process of the application takes the same. */
const START_LOCK = 20_060_608

async function connect(url: string): Promise<Sequelize> {
  const sequelize = new Sequelize(url, {
    ...sequelizeOptions,
    dialect: 'postgres',
    // Milliseconds. Whoever waits longer for a connection is told so, rather than kept.
    pool: { max: 10, min: 0, acquire: 10_000, idle: 10_000 },
    dialectOptions: { connectionTimeoutMillis: 5000, keepAlive: true, application_name: 'prepa-lts' },
  })
  try {
    await refuseEncoding(sequelize)
  } catch (error) {
    await sequelize.close()
    throw error
  }
  return sequelize
}

/** In every other encoding some names cannot be kept, or come back changed. */
async function refuseEncoding(sequelize: Sequelize): Promise<void> {
  const found = await sequelize.query('SHOW server_encoding', { plain: true })
  const encoding = String(found?.server_encoding)
  if (encoding !== 'UTF8') throw new Error(`its database is encoded in ${encoding}, and must be in UTF8`)
}
