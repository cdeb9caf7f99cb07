import type { Database } from './database'

/** How many statements the database is sent while `work` runs: all of them pass through `query`. */
export async function countQueries({ sequelize }: Database, work: () => Promise<unknown>): Promise<number> {
  const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>
  let queries = 0
  const counting = (...args: unknown[]) => {
    queries += 1
    return query(...args)
  }
  Object.assign(sequelize, { query: counting })
  try {
    await work()
    return queries
  } finally {
    Object.assign(sequelize, { query })
  }
}
