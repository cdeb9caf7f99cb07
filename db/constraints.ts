import { UniqueConstraintError } from 'sequelize'
import type { Database, Tx } from './database'

/**
 * Lets a transaction go on after a unique index has refused the row of `write`. The error is still thrown.
 * PostgreSQL would refuse every later statement, and turn the COMMIT into a ROLLBACK.
 */
export async function withSavepoint<T>(
  { dialect, sequelize }: Database,
  tx: Tx | undefined,
  write: () => Promise<T>,
): Promise<T> {
  if (!tx || dialect === 'sqlite') return write()
  const run = (sql: string) => sequelize.query(sql, { transaction: tx })
  await run('SAVEPOINT refusable')
  try {
    const written = await write()
    await run('RELEASE SAVEPOINT refusable')
    return written
  } catch (error) {
    if (error instanceof UniqueConstraintError) await run('ROLLBACK TO SAVEPOINT refusable')
    throw error
  }
}

/**
 * The columns of the unique index that refused a row, the same on both databases: `users.email`,
 * `attempts.user_id,exam_type`. Null for every other error: a failed CHECK, NOT NULL or foreign
 * key is a fault of ours, and nothing that a user can mend.
 */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof UniqueConstraintError)) return null
  return fromSqlite(error.parent) ?? fromPostgres(error.parent)
}

/**
 * `SQLITE_CONSTRAINT: UNIQUE constraint failed: attempts.user_id, attempts.exam_type`. Sequelize
 * makes a unique error of a failed CHECK too, whose message reads differently.
 */
function fromSqlite(error: Error): string | null {
  const columns = /UNIQUE constraint failed: (.+)$/.exec(error.message)?.[1]?.split(', ')
  const table = columns?.[0]?.split('.')[0]
  return columns && table
    ? canonical(
        table,
        columns.map((column) => column.slice(table.length + 1)),
      )
    : null
}

/** `Key (exam_result_id, "position")=(7, 1) already exists.`; the words depend on the server's language. */
function fromPostgres(error: Error & { table?: string; detail?: string }): string | null {
  const columns = /\((.+?)\)=\(/
    .exec(error.detail ?? '')?.[1]
    ?.replaceAll('"', '')
    .split(', ')
  return columns && error.table ? canonical(error.table, columns) : null
}

function canonical(table: string, columns: string[]): string {
  return `${table}.${columns.join(',')}`
}
