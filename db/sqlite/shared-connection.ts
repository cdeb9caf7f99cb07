import sqlite3 from 'sqlite3'

type Call = [sql: string, ...rest: unknown[]]

/** Shares open connections, because Sequelize opens a new one, without our settings, for each transaction. */
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

    run(...call: Call) {
      find(this.uuid !== undefined).run(...call)
    }

    all(...call: Call) {
      find(this.uuid !== undefined).all(...call)
    }

    close(closed?: (error: null) => void) {
      closed?.(null)
    }
  }

  return { ...sqlite3, Database: SharedConnection }
}
