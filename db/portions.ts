import type { Database, Tx } from './database'

/** Runs the statements in turn until one changes rows. Returns the number of rows, or 0 if none changes any. */
export async function writeFirst(
  db: Pick<Database, 'write'>,
  statements: readonly string[],
  values: Parameters<Database['write']>[1],
  tx: Tx,
): Promise<number> {
  for (const statement of statements) {
    const changed = await db.write(statement, values, tx)
    if (changed > 0) return changed
  }
  return 0
}
