import { UniqueConstraintError } from 'sequelize'
import type { Database, Tx } from './database'

/**
 * Lets a transaction go on after a unique index has refused the row of `write`. The error is still thrown.
 * PostgreSQL would refuse every later statement, and turn the COMMIT into a ROLLBACK.
 */
export function withSavepoint<T>(
  { sequelize }: Database,
  tx: Tx | undefined,
  write: () => Promise<T>,
): Promise<T> {
  return tx ? sequelize.transaction({ transaction: tx }, write) : write()
}

/**
 * The columns of the unique index that refused a row, such as `email` or `user_id,exam_type`. Null for every
 * other error: a failed CHECK, NOT NULL or foreign key is a fault of ours, and nothing that a user can fix.
 */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof UniqueConstraintError)) return null
  // PostgreSQL names the columns in its own language, as `(user_id, "position")=(7, 1)`; Sequelize reads English only.
  const { detail = '' } = error.parent as { detail?: string }
  const columns = /\((.+?)\)=\(/.exec(detail)?.[1]?.replaceAll('"', '').split(', ')
  // Sequelize makes a unique error of a CHECK that failed on SQLite, with no columns.
  return (columns ?? error.errors.map(({ path }) => path)).join() || null
}
