import { UniqueConstraintError } from 'sequelize'
import type { Database, Tx } from './database'

/** Runs `write` in a savepoint, so that a PostgreSQL transaction can continue after `write` violates a unique index. */
export function withSavepoint<T>(
  { sequelize }: Database,
  tx: Tx | undefined,
  write: () => Promise<T>,
): Promise<T> {
  return tx ? sequelize.transaction({ transaction: tx }, write) : write()
}

/** Returns the columns of the violated unique index, such as `user_id,exam_type`; null for any other error. */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof UniqueConstraintError)) return null
  // Parses PostgreSQL's detail, such as `(user_id, "position")=(7, 1)`. Sequelize parses only details in English.
  const { detail = '' } = error.parent as { detail?: string }
  const columns = /\((.+?)\)=\(/.exec(detail)?.[1]?.replaceAll('"', '').split(', ')
  // On SQLite, Sequelize reports a failed CHECK as a unique error without columns.
  return (columns ?? error.errors.map(({ path }) => path)).join() || null
}
