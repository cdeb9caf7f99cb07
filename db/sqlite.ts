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
  return {
    dialect: 'sqlite',
    sequelize,
    transaction: (work) =>
      queue.run(() => sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, work)),
    write: (statement) => queue.run(() => writing.run(true, statement)),
    // An IMMEDIATE transaction already is the only writer of the file.
    excludeOtherProcesses: async () => {},
    // An open connection goes on answering from a file that was deleted.
    isThere: () =>
      access(file).then(
        () => true,
        () => false,
      ),
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
    throw new DatabaseUnavailable(explain(error, file))
  }
}

function explain(error: unknown, file: string): string {
  switch (errorCode(error)) {
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
    default:
      return `The SQLite database cannot be opened: ${file} (${String(error)})`
  }
}
