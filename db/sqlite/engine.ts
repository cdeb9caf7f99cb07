import { AsyncLocalStorage } from 'node:async_hooks'
import { resolve } from 'node:path'
import sqlite3 from 'sqlite3'
import { Transaction } from 'sequelize'
import { type Engine, type EngineOptions, SEQUELIZE_OPTIONS } from '../engine'
import { SiteSequelize } from '../sequelize'
import { Turns } from '../turns'
import { DatabaseUnavailable, errorCode } from '../unavailable'
import { SqliteConnections } from './connections'
import { explain } from './faults'
import { listenForContent } from './listener'
import { OpenedFile } from './opened-file'
import { SqliteReads } from './reads'
import { sharedConnections } from './shared-connection'

/** Opens the file, and makes it when its folder is there. */
export async function openSqlite(path: string, { ended }: EngineOptions): Promise<Engine> {
  const file = resolve(path)
  const connections = new SqliteConnections(file)
  const opened = await prepare(file, connections)
  // At the start: later the file may be gone, and reads go on.
  const reads = {
    short: new SqliteReads(await connections.get('reads')),
    long: new SqliteReads(await connections.get('searches')),
  }
  await connections.get('reader')

  const writing = new AsyncLocalStorage<{ kind: 'statement' | 'transaction'; isOver: boolean }>()
  const isWriting = () => writing.getStore()?.isOver === false
  const isWritingStatement = () => isWriting() && writing.getStore()?.kind === 'statement'
  const sequelize = new SiteSequelize({
    ...SEQUELIZE_OPTIONS,
    dialect: 'sqlite',
    dialectModule: sharedConnections((inTransaction) =>
      connections.get(inTransaction || isWritingStatement() ? 'writer' : 'reader'),
    ),
    dialectOptions: { mode: sqlite3.OPEN_READWRITE },
    storage: file,
    // Sequelize would repeat a statement five times that has already waited the busy timeout.
    retry: { max: 1 },
  })
  sequelize.watch = {
    ended,
    explain: (error) => (isOurs(error) ? undefined : explain(error, file)),
    send: (sql, { pace, transaction, bind }) =>
      pace && !transaction ? reads[pace].all(sql, bind as unknown[]) : undefined,
  }

  /** SQLite says the same of a file that may not be written and of a statement of ours that writes on a reader. */
  function isOurs(error: unknown) {
    const code = errorCode(error)
    return !code.startsWith('SQLITE_') || (code === 'SQLITE_READONLY' && !isWriting())
  }

  const queue = new Turns('write to the SQLite database')
  const write = <T>(kind: 'statement' | 'transaction', work: () => Promise<T>) =>
    queue.run(async () => {
      if (!opened.isThere) throw new DatabaseUnavailable(`${LOST} (${file})`)
      const here = { kind, isOver: false }
      try {
        return await writing.run(here, work)
      } finally {
        here.isOver = true
      }
    })
  const transaction: Engine['transaction'] = (work) =>
    write('transaction', () => sequelize.transact({ type: Transaction.TYPES.IMMEDIATE }, work))

  return {
    dialect: 'sqlite',
    sequelize,
    transaction,
    write: (statement) => write('statement', statement),
    // An IMMEDIATE transaction already is the only writer of the file.
    exclusively: transaction,
    searchesAtOnce: 1,
    contentSource: { open: () => listenForContent(connections), every: 250 },
    isThere: () => opened.look(),
    load: () => ({ connections: connections.count, waiting: queue.waiting }),
    close: () =>
      queue.run(async () => {
        opened.close()
        await Promise.all([reads.short.finalize(), reads.long.finalize()])
        await connections.closeAll()
      }),
  }
}

const LOST = 'The SQLite database is not the file that was opened: put that one back, or restart'

async function prepare(file: string, connections: SqliteConnections): Promise<OpenedFile> {
  let opened: OpenedFile | undefined
  try {
    opened = await OpenedFile.open(file)
    await connections.useWal()
    return opened
  } catch (error) {
    opened?.close()
    await connections.closeAll()
    const unknown = `The SQLite database cannot be opened: ${file} (${String(error)})`
    throw new DatabaseUnavailable(explain(error, file) ?? unknown, { cause: error })
  }
}
