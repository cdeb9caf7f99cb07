import pg from 'pg'
import type { Sequelize } from 'sequelize'
import { CONTENT_CHANGED, type Lookout, type OpenLookout } from '../content-watch'

/**
 * A connection of its own, as none of the pool is one for long. A server that went away without a
 * word is found out by asking now and then; so is a pooler between the two that hands the listening
 * to another connection.
 */
export async function listenForContent(
  sequelize: Sequelize,
  patience: { connection: number; answer: number },
  on: Parameters<OpenLookout>[0],
): Promise<Lookout> {
  const client = new pg.Client({ ...addressOf(sequelize), connectionTimeoutMillis: patience.connection })
  client.on('error', on.lost)
  client.on('end', () => on.lost(new Error('the connection that listens was closed')))
  client.on('notification', on.changed)
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
      const { rowCount } = await client.query(STILL_LISTENS)
      if (rowCount === 0) throw new Error('another connection than ours listens: is there a pooler between?')
      return false
    },
  }
}

const STILL_LISTENS = `SELECT 1 FROM pg_listening_channels() AS channel WHERE channel = '${CONTENT_CHANGED}'`

/** As Sequelize has read it from the one address. */
function addressOf({ config }: Sequelize): pg.ClientConfig {
  const { username: user, password, host, port, database } = config
  const { dialectOptions } = config as { dialectOptions?: pg.ClientConfig }
  return {
    ...dialectOptions,
    user,
    password: password ?? undefined,
    host,
    port: Number(port),
    database,
    application_name: 'prepa-lts-listen',
    keepAliveInitialDelayMillis: 10_000,
  }
}
