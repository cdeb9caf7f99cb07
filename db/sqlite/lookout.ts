import type sqlite3 from 'sqlite3'
import { CONTENT_CHANGED, type Lookout } from '../content-watch'
import type { SqliteConnections } from './connections'

/**
 * `data_version` moves with every commit of another connection, and costs next to nothing to ask.
 * Only when it has moved is it looked up whether what was committed concerns the content.
 */
export async function lookForContent(connections: SqliteConnections): Promise<Lookout> {
  const { connection, close } = await connections.openLookout()
  let version: unknown
  let changes: unknown

  return {
    close,
    async look() {
      const { data_version: now } = await ask(connection, 'PRAGMA data_version')
      if (now === version) return false
      const { value } = await ask(connection, COUNTED, CONTENT_CHANGED)
      const changed = value !== changes
      version = now
      changes = value
      return changed
    },
  }
}

const COUNTED = 'SELECT max(value) AS value FROM settings WHERE key = ?'

function ask(connection: sqlite3.Database, sql: string, ...values: string[]) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    connection.get<Record<string, unknown>>(sql, values, (error, row) =>
      error ? reject(error) : resolve(row),
    )
  })
}
