import { UniqueConstraintError } from 'sequelize'

/**
 * Names the unique index that refused a row, alike on both databases: `users.email`,
 * `attempts.user_id,exam_type`. Null for every other error: a failed CHECK, NOT NULL or foreign
 * key is a fault of ours, never something a person can mend.
 */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof UniqueConstraintError)) return null
  return fromSqlite(error.parent) ?? fromPostgres(error.parent)
}

/**
 * `SQLITE_CONSTRAINT: UNIQUE constraint failed: attempts.user_id, attempts.exam_type`. Sequelize
 * takes a failed CHECK for a unique error as well; its message has other words.
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
