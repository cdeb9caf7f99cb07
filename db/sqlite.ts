import { AsyncLocalStorage } from 'node:async_hooks'
import { access, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Sequelize, Transaction } from 'sequelize'
import { sequelizeOptions, type Engine } from './engine'
import { SqliteConnections } from './sqlite-connections'
import { DatabaseUnavailable, errorCode } from './unavailable'
import { WriteQueue } from './write-queue'

/** Opens the file, and makes it when its folder is there. */
export async function openSqlite(path: string): Promise<Engine> {
  const file = resolve(path)
  const connections = new SqliteConnections(file)
  await prepare(file, connections)

  const writing = new AsyncLocalStorage<true>()
  const sequelize = new Sequelize({
    ...sequelizeOptions,
    dialect: 'sqlite',
    storage: file,
    // Sequelize would repeat a statement five times that has already waited the busy timeout.
    retry: { max: 1 },
  })
  connections.attachTo(sequelize, () => (writing.getStore() ? 'writer' : 'reader'))

  const queue = new WriteQueue()
  const transaction: Engine['transaction'] = (work) =>
    queue.run(() => sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, work))

  return {
    dialect: 'sqlite',
    sequelize,
    transaction,
    write: (statement) => queue.run(() => writing.run(true, statement)),
    // An IMMEDIATE transaction already is the only writer of the file. A full disk is found out by
    // COMMIT, of which Sequelize would print a warning of its own: so its COMMIT is of nothing.
    exclusively: (work) =>
      transaction(async (tx) => {
        const done = await work(tx)
        for (const statement of ['COMMIT', 'BEGIN']) await sequelize.query(statement, { transaction: tx })
        return done
      }),
    // An open connection goes on answering from a file that was deleted.
    isThere: () =>
      access(file).then(
        () => true,
        () => false,
      ),
    explain: (error) => (errorCode(error).startsWith('SQLITE_') ? explain(error, file) : undefined),
    close: () => queue.run(() => connections.closeAll()),
  }
}

async function prepare(file: string, connections: SqliteConnections): Promise<void> {
  try {
    const handle = await open(file, 'a')
    await handle.close()
    await connections.useWal()
  } catch (error) {
    await connections.closeAll()
    const unknown = `The SQLite database cannot be opened: ${file} (${String(error)})`
    throw new DatabaseUnavailable(explain(error, file) ?? unknown, { cause: error })
  }
}

/** What lies with the file or its disk. */
function explain(error: unknown, file: string): string | undefined {
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
