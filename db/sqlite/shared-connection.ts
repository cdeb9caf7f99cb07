import sqlite3 from 'sqlite3'

type Asked = [sql: string, ...rest: unknown[]]

/**
 * Stands in for sqlite3.Database: Sequelize would open one for each transaction, without our settings, and
 * close it after. `find` returns the kept connection that a statement goes to.
 */
export function sharedConnections(find: (inTransaction: boolean) => sqlite3.Database) {
  class SharedConnection {
    /** Set by Sequelize on the connection of a transaction. */
    uuid?: string

    constructor(_file: string, _mode: number, opened: (error: null) => void) {
      queueMicrotask(() => opened(null))
    }

    serialize(work: () => void) {
      work()
    }

    run(...asked: Asked) {
      find(this.uuid !== undefined).run(...asked)
    }

    all(...asked: Asked) {
      find(this.uuid !== undefined).all(...asked)
    }

    /** The connection behind it is kept. */
    close(closed?: (error: null) => void) {
      closed?.(null)
    }
  }

  return { ...sqlite3, Database: SharedConnection }
}
