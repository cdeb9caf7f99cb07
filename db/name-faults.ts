import type { Engine } from './engine'
import { DatabaseUnavailable, errorCode, unavailableLine } from './unavailable'

/** What is done with the database; a fault of the database itself comes as `DatabaseUnavailable`. */
export type NameFaults = <T>(work: Promise<T>) => Promise<T>

/**
 * From now on every statement tells the faults of the database itself by their name, wherever it is sent
 * from: what asks need not know which of Sequelize's, SQLite's and PostgreSQL's errors are none of its own.
 */
export function nameFaults({ sequelize, explain }: Pick<Engine, 'sequelize' | 'explain'>): NameFaults {
  const named: NameFaults = (work) =>
    work.catch((error: unknown) => {
      const line = unavailableLine(error) ?? explain(error)
      if (line === undefined) throw error
      throw new DatabaseUnavailable(line, { cause: error })
    })
  const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>
  Object.assign(sequelize, {
    query: (...args: unknown[]) => {
      const asked = query(...args)
      // SQLite says the same of a file that nobody may write and of a statement of ours that writes past
      // `write`. Of the first we hear inside `write`.
      const isOurs = (error: unknown) => errorCode(error) === 'SQLITE_READONLY'
      return asked.catch((error: unknown) => (isOurs(error) ? asked : named(asked)))
    },
  })
  return named
}
