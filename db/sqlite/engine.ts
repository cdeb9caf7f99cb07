import { AsyncLocalStorage } from 'node:async_hooks'
import { type BigIntStats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type QueryOptions, Sequelize, Transaction } from 'sequelize'
import { sequelizeOptions, type Engine, type EngineOptions } from '../engine'
import { isFreeRead } from '../read'
import { sqliteLimiter } from '../rate-limiters'
import { SqliteConnections } from './connections'
import { lookForContent } from './lookout'
import type { SqliteReads } from './reads'
import { type StatementLog, withoutValues } from '../statement-log'
import { DatabaseUnavailable, errorCode } from '../unavailable'
import { transact } from '../transact'
import { Turns } from '../turns'

/** Opens the file, and makes it when its folder is there. */
export async function openSqlite(path: string, { log }: EngineOptions): Promise<Engine> {
  const file = resolve(path)
  const connections = new SqliteConnections(file)
  const opened = await prepare(file, connections)

  const writing = new AsyncLocalStorage<true>()
  const sequelize = new Sequelize({
    ...sequelizeOptions(log),
    dialect: 'sqlite',
    storage: file,
    // Sequelize would repeat a statement five times that has already waited the busy timeout.
    retry: { max: 1 },
  })
  connections.attachTo(sequelize, () => (writing.getStore() ? 'writer' : 'reader'))
  sendStraight(sequelize, await connections.openReaders(), log)

  /**
   * The connections keep the file that they opened, also when it is deleted or another is put in its
   * place; what is written then is lost with them. So each write looks first, and is refused until
   * the opened file itself is back: moved, not copied. Another one, as a restored backup, is taken up
   * by a restart. Reads go on from the opened file. To look takes less time than to wait for another
   * thread to have looked, and all who want to write wait for it.
   */
  const isThere = () => {
    const found = lookFor(file)
    return found?.dev === opened.dev && found.ino === opened.ino
  }
  const queue = new Turns('write to the SQLite database')
  const write = <T>(work: () => Promise<T>) =>
    queue.run(async () => {
      if (!isThere()) throw new DatabaseUnavailable(`${LOST} (${file})`)
      return work()
    })
  const transaction: Engine['transaction'] = (work) =>
    write(() => transact(sequelize, { type: Transaction.TYPES.IMMEDIATE }, work))

  return {
    dialect: 'sqlite',
    sequelize,
    transaction,
    write: (statement) => write(() => writing.run(true, statement)),
    // An IMMEDIATE transaction already is the only writer of the file.
    exclusively: transaction,
    searchesAtOnce: 1,
    rateLimiter: async (options) => sqliteLimiter(await connections.openCounter(), options),
    lookout: {
      open: () => lookForContent(connections),
      times: { every: 250, patience: 2000, pause: 250 },
    },
    isThere: () => Promise.resolve(isThere()),
    explain: (error) => (errorCode(error).startsWith('SQLITE_') ? explain(error, file) : undefined),
    load: () => ({ connections: connections.count, waiting: queue.waiting }),
    close: () => queue.run(() => connections.closeAll()),
  }
}

/** A read that is bound needs nothing of what Sequelize does with a statement. */
function sendStraight(
  sequelize: Sequelize,
  reads: { short: SqliteReads; long: SqliteReads },
  log?: StatementLog,
): void {
  const query = sequelize.query.bind(sequelize) as (sql: string, options?: QueryOptions) => Promise<unknown>
  Object.assign(sequelize, {
    query(sql: string, options?: QueryOptions) {
      if (!isFreeRead(options)) return query(sql, options)
      log?.(withoutValues(sql))
      return (options.apart ? reads.long : reads.short).all(sql, options.bind)
    },
  })
}

function lookFor(file: string): BigIntStats | undefined {
  try {
    return statSync(file, { bigint: true })
  } catch {
    // Whatever hides it, nothing can be written there.
    return undefined
  }
}

const LOST = 'The SQLite database is not the file that was opened: put that one back, or restart'

/** Returns which file it is: its device and its number there. */
async function prepare(file: string, connections: SqliteConnections): Promise<BigIntStats> {
  try {
    const handle = await open(file, 'a')
    const opened = await handle.stat({ bigint: true }).finally(() => handle.close())
    await connections.useWal()
    return opened
  } catch (error) {
    await connections.closeAll()
    const unknown = `The SQLite database cannot be opened: ${file} (${String(error)})`
    throw new DatabaseUnavailable(explain(error, file) ?? unknown, { cause: error })
  }
}

/** What lies with the file or its disk. */
export function explain(error: unknown, file: string): string | undefined {
  const code = errorCode(error)
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `The folder of the SQLite database does not exist: ${dirname(file)}`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return `The SQLite database and its folder must be writable by this process: ${file}`
    case 'EISDIR':
      return `The SQLite database must be a file, not a folder: ${file}`
    case 'SQLITE_NOTADB':
      return `The file is not an SQLite database: ${file}`
    case 'SQLITE_CORRUPT':
      return `The SQLite database is damaged: ${file}`
    case 'SQLITE_BUSY':
      return `The SQLite database is kept locked by another program: ${file}`
    case 'ENOSPC':
    case 'SQLITE_FULL':
      return `The disk of the SQLite database is full: ${file}`
    case 'SQLITE_IOERR':
    case 'SQLITE_PERM':
    case 'SQLITE_PROTOCOL':
    case 'SQLITE_NOLFS':
    case 'SQLITE_NOMEM':
      return `The SQLite database cannot be read or written: ${file} (${code})`
    default:
      return undefined
  }
}
