import type { QueryOptions } from 'sequelize'
import type { Database } from '#db/database'

export type SentQuery = { sql: string; options: QueryOptions }

/** What the database is asked while `work` runs: all statements pass through `query`. */
export async function recordQueries(
  { sequelize }: Database,
  work: () => Promise<unknown>,
): Promise<SentQuery[]> {
  type Query = (statement: string | { query: string }, options?: QueryOptions) => Promise<unknown>
  const query = sequelize.query.bind(sequelize) as Query
  const sent: SentQuery[] = []
  const recording: Query = (statement, options = {}) => {
    sent.push({ sql: typeof statement === 'string' ? statement : statement.query, options })
    return query(statement, options)
  }
  Object.assign(sequelize, { query: recording })
  try {
    await work()
    return sent
  } finally {
    Object.assign(sequelize, { query })
  }
}

/** How many they are. */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  return (await recordQueries(db, work)).length
}
