import { UniqueConstraintError } from 'sequelize'
import type { Database, Tx } from './database'

/**
 * Runs `write` in a savepoint, without which PostgreSQL would refuse all later statements of the transaction after a
 * violated unique index. Still throws the error.
 */
export function withSavepoint<T>(
  { sequelize }: Database,
  tx: Tx | undefined,
  write: () => Promise<T>,
): Promise<T> {
  return tx ? sequelize.transaction({ transaction: tx }, write) : write()
}

/**
 * Returns the columns of the violated unique index, such as `email` or `user_id,exam_type`. Returns null for every
 * other error, such as a failed CHECK, which is our own bug.
 */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof UniqueConstraintError)) return null
  // Sequelize parses PostgreSQL's detail, `(user_id, "position")=(7, 1)`, only in English.
  const { detail = '' } = error.parent as { detail?: string }
  const columns = /\((.+?)\)=\(/.exec(detail)?.[1]?.replaceAll('"', '').split(', ')
  // On SQLite, Sequelize reports a failed CHECK as a unique error without columns.
  return (columns ?? error.errors.map(({ path }) => path)).join() || null
}
