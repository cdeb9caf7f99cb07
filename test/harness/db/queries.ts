import type { QueryOptions, Transaction } from 'sequelize'
import { vi } from 'vitest'
import type { Database } from '#db/database'

export type SentQuery = { sql: string; options: QueryOptions }

/** What is asked of the database while `work` runs. */
export async function recordQueries(
  { sequelize }: Database,
  work: () => Promise<unknown>,
): Promise<SentQuery[]> {
  const query = vi.spyOn(sequelize, 'query')
  try {
    await work()
    const asked = query.mock.calls.map(([statement, options = {}]) => ({
      sql: typeof statement === 'string' ? statement : statement.query,
      options,
    }))
    return asked.filter(isSent())
  } finally {
    query.mockRestore()
  }
}

/** How the database would answer what it was asked. */
export async function explain({ sequelize, dialect }: Database, { sql, options: { bind } }: SentQuery) {
  const explained = dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
  return JSON.stringify(await sequelize.query(`${explained} ${sql}`, { bind }))
}

export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  return (await recordQueries(db, work)).length
}

/** The second COMMIT of a transaction is Sequelize's own, and not sent. */
function isSent() {
  const committed = new Set<Transaction>()
  return ({ sql, options: { transaction } }: SentQuery) => {
    if (sql !== 'COMMIT;' || !transaction) return true
    const isFirst = !committed.has(transaction)
    committed.add(transaction)
    return isFirst
  }
}
