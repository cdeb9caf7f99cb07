import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterSQLite,
} from 'rate-limiter-flexible'
import { QueryTypes, type Sequelize } from 'sequelize'
import type sqlite3 from 'sqlite3'

/**
 * The library puts a savepoint around its one statement. After a failure it leaves it open, and the
 * lock with it: whatever was counted next would never be committed. So the savepoint is left out;
 * SQLite commits or undoes a single statement by itself. `all` and not `get`, which stops at the row
 * and so before the commit.
 */
export function sqliteLimiter(
  connection: sqlite3.Database,
  options: IRateLimiterOptions,
): RateLimiterAbstract {
  const storeClient = {
    serialize: (work: () => void) => work(),
    run: (_savepoint: string, done: (error: null) => void) => done(null),
    get: (sql: string, values: unknown[], done: (error: Error | null, row?: unknown) => void) =>
      void connection.all(sql, values, (error, rows) => (error ? done(error) : done(null, rows[0]))),
  }
  return new RateLimiterSQLite({ ...options, ...SHARED, storeClient })
}

/**
 * By Sequelize's own query rather than by the library's way to its pool, which would put back, as if
 * it were sound, a connection that did not answer in time: the next statement would wait on it too.
 */
export function postgresLimiter(sequelize: Sequelize, options: IRateLimiterOptions): RateLimiterAbstract {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => ({
      rows: await sequelize.query(text, { bind: values, type: QueryTypes.SELECT }),
    }),
  }
  return new RateLimiterPostgres({ ...options, ...SHARED, storeClient, storeType: 'client' })
}

/** The library's own clean-up ends the process when it fails on SQLite. */
const SHARED = { tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false }
