import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import sqlite3 from 'sqlite3'
import { Transaction } from 'sequelize'
import { CONTENT_CHANGED } from '../content-watch'
import { type Engine, type EngineOptions, SEQUELIZE_OPTIONS } from '../engine'
import { SiteSequelize } from '../sequelize'
import { turnFor, Turns } from '../turns'
import { DatabaseUnavailable, errorCode } from '../unavailable'
import type { Writing } from '../writing'
import { close, connectAll, readAll, type SqliteConnections } from './connections'
import { explain } from './faults'
import { openFile } from './opened-file'
import { sharedConnections } from './shared-connection'

/** Opens an SQLite database. Creates the file if its folder exists, unless `mustExist` is set. */
export async function openSqlite(
  path: string,
  { ended, requester, mustExist = false }: EngineOptions,
  writing: Writing,
): Promise<Engine> {
  const file = resolve(path)
  if (mustExist && !existsSync(file)) throw new DatabaseUnavailable(`There is no SQLite database: ${file}`)
  const { opened, connections } = await open(file)
  const { writer, reader, searches, statistics } = connections

  const sequelize = new SiteSequelize({
    ...SEQUELIZE_OPTIONS,
    dialect: 'sqlite',
    dialectModule: sharedConnections((inTransaction) =>
      inTransaction || writing.kind === 'statement' ? writer : reader,
    ),
    dialectOptions: { mode: sqlite3.OPEN_READWRITE },
    storage: file,
    // Sequelize must not retry, because the first try already waits for the whole busy timeout.
    retry: { max: 1 },
  })
  sequelize.watch = {
    ended,
    explain: (error) => (isOurFault(error) ? undefined : explain(error, file)),
    // Reads bypass Sequelize, which would occupy this thread five times as long.
    send: (sql, { lane, transaction, bind }) => {
      if (!lane || transaction) return undefined
      // In SQLite, $1 is a named parameter and ?1 is a positional one.
      const placed = sql.replace(/\$(\d+)/g, '?$1')
      const read = (from: sqlite3.Database) => readAll(from, placed, bind as unknown[])
      return lane === 'pages' ? reads.run(() => read(reader), turnFor(requester)) : read(connections[lane])
    },
  }

  /** Returns whether our code is at fault. SQLITE_READONLY outside a write means that it wrote through a reader. */
  function isOurFault(error: unknown) {
    const code = errorCode(error)
    return !code.startsWith('SQLITE_') || (code === 'SQLITE_READONLY' && !writing.kind)
  }

  const queue = new Turns('write to the SQLite database')
  const reads = new Turns('read the SQLite database')
  const write = <T>(work: () => Promise<T>) =>
    queue.run(
      () => {
        if (!opened.isThere) throw new DatabaseUnavailable(`${LOST} (${file})`)
        return work()
      },
      // Passes no signal, because a request must finish its writes even after its client has left.
      { isBackground: !requester?.() },
    )
  const transaction: Engine['transaction'] = (work) =>
    write(() => sequelize.transact(work, { type: Transaction.TYPES.IMMEDIATE }))

  return {
    dialect: 'sqlite',
    sequelize,
    transaction,
    write,
    // Needs no lock, because an IMMEDIATE transaction is already the only writer of the file.
    exclusively: (work) =>
      transaction((tx) => work(tx, (statement) => sequelize.query(statement, { transaction: tx }))),
    // Takes no lock, because the file has only the write lock, which the job's own transactions need.
    alone: async (_name, work) => {
      await work()
      return true
    },
    searchesAtOnce: 1,
    listen: async () => lookForChanges(connections),
    isThere: () => opened.look(),
    load: () => ({ connections: Object.keys(connections).length, waiting: queue.waiting + reads.waiting }),
    close: () =>
      queue.run(async () => {
        opened.close()
        // The connections close one after another, because only the last one moves the log into the file.
        for (const connection of [statistics, searches, reader, writer]) await close(connection)
      }),
  }
}

const LOST = 'The SQLite database is not the file that was opened: put that one back, or restart'

async function open(file: string) {
  let opened: Awaited<ReturnType<typeof openFile>> | undefined
  try {
    opened = await openFile(file)
    return { opened, connections: await connectAll(file) }
  } catch (error) {
    opened?.close()
    const unknown = `The SQLite database cannot be opened: ${file} (${String(error)})`
    throw new DatabaseUnavailable(explain(error, file) ?? unknown, { cause: error })
  }
}

/**
 * Looks for changes by other processes: the `data_version` of the writer ignores the writes of this process. Only if it
 * differs, reads the count of changes, and does so through the reader, which sees no uncommitted change.
 */
function lookForChanges({ writer, reader }: SqliteConnections) {
  let version: unknown
  let changes: unknown

  return {
    async look() {
      const [now] = await readAll(writer, 'PRAGMA data_version')
      if (now?.data_version === version) return false
      const [row] = await readAll(reader, 'SELECT max(value) AS value FROM settings WHERE key = ?', [
        CONTENT_CHANGED,
      ])
      const changed = row?.value !== changes
      version = now?.data_version
      changes = row?.value
      return changed
    },
    close: () => Promise.resolve(),
  }
}
