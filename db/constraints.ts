import { UniqueConstraintError } from 'sequelize'
import type { Database, Tx } from './database'

/**
 * Runs `write` in a savepoint, so that a transaction can go on after a unique index refuses the row. The error is
 * still thrown. Without it, PostgreSQL would refuse every later statement and roll back at the COMMIT.
 */
export function withSavepoint<T>(
  { sequelize }: Database,
  tx: Tx | undefined,
  write: () => Promise<T>,
): Promise<T> {
  return tx ? sequelize.transaction({ transaction: tx }, write) : write()
}

/**
 * Returns the columns of the unique index that refused a row, such as `email` or `user_id,exam_type`. Null for
 * every other error: a failed CHECK, NOT NULL or foreign key is our own bug, which no user can fix.
 */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof UniqueConstraintError)) return null
  // Sequelize parses PostgreSQL's detail, `(user_id, "position")=(7, 1)`, only in English.
  const { detail = '' } = error.parent as { detail?: string }
  const columns = /\((.+?)\)=\(/.exec(detail)?.[1]?.replaceAll('"', '').split(', ')
  // When a CHECK fails on SQLite, Sequelize reports a unique error without columns.
  return (columns ?? error.errors.map(({ path }) => path)).join() || null
}
