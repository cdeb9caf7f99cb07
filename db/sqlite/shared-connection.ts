import sqlite3 from 'sqlite3'

type Asked = [sql: string, ...rest: unknown[]]

/**
 * What Sequelize opens in the place of a connection of sqlite3: it opens one for each transaction, without our
 * settings, and closes it after. `connect` finds the kept connection that a statement goes to.
 */
export function sharedConnections(connect: (inTransaction: boolean) => Promise<sqlite3.Database>) {
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
      this.#send('run', asked)
    }

    all(...asked: Asked) {
      this.#send('all', asked)
    }

    /** The connection behind it is kept. */
    close(closed?: (error: null) => void) {
      closed?.(null)
    }

    #send(method: 'run' | 'all', asked: Asked) {
      const done = asked.at(-1)
      connect(this.uuid !== undefined).then(
        (connection) => connection[method](...asked),
        (error: unknown) => typeof done === 'function' && (done as (error: unknown) => void)(error),
      )
    }
  }

  return { ...sqlite3, Database: SharedConnection }
}
