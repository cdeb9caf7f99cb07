import type { Database } from './database'

/** How many statements the database is sent while `work` runs. */
export async function countQueries({ sequelize }: Database, work: () => Promise<unknown>): Promise<number> {
  let queries = 0
  sequelize.addHook('beforeQuery', 'count', () => {
    queries += 1
  })
  try {
    await work()
    return queries
  } finally {
    sequelize.removeHook('beforeQuery', 'count')
  }
}
