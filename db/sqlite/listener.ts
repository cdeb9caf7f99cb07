import type sqlite3 from 'sqlite3'
import { CONTENT_CHANGED, type ContentListener } from '../content-watch'
import type { SqliteConnections } from './connections'

/**
 * `data_version` moves with every commit of another connection, and costs next to nothing to read. Only
 * when it has moved, the number of content changes is read.
 */
export async function listenForContent(connections: SqliteConnections): Promise<ContentListener> {
  const connection = await connections.get('listener')
  let version: unknown
  let changes: unknown

  return {
    close: () => connections.close('listener'),
    async look() {
      const { data_version: now } = await readRow(connection, 'PRAGMA data_version')
      if (now === version) return false
      const { value } = await readRow(connection, CHANGES, CONTENT_CHANGED)
      const changed = value !== changes
      version = now
      changes = value
      return changed
    },
  }
}

const CHANGES = 'SELECT max(value) AS value FROM settings WHERE key = ?'

function readRow(connection: sqlite3.Database, sql: string, ...values: string[]) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    connection.get<Record<string, unknown>>(sql, values, (error, row) =>
      error ? reject(error) : resolve(row),
    )
  })
}
