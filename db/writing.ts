import { AsyncLocalStorage } from 'node:async_hooks'

type Kind = 'statement' | 'transaction'

type Write = { of: Writing; kind: Kind; isOver: boolean; outer: Write | undefined }

/** All databases share one AsyncLocalStorage, because each one slows down every promise. */
const writes = new AsyncLocalStorage<Write>()

/**
 * Refuses a write inside another write, because the inner one might wait for ever. On SQLite it would wait for the
 * outer write, on PostgreSQL for a free connection.
 */
export class Writing {
  get kind(): Kind | undefined {
    let write = writes.getStore()
    // A timer may outlive the write that started it, and then open a write of its own.
    while (write && (write.of !== this || write.isOver)) write = write.outer
    return write?.kind
  }

  refuseOtherRead(): void {
    if (this.kind === 'transaction') throw new Error(READ_BESIDE)
  }

  async run<T>(kind: Kind, work: () => Promise<T>): Promise<T> {
    if (this.kind) throw new Error(REFUSAL)
    const here: Write = { of: this, kind, isOver: false, outer: writes.getStore() }
    try {
      return await writes.run(here, work)
    } finally {
      here.isOver = true
    }
  }
}

const READ_BESIDE =
  'A read inside a running transaction was not given it: on PostgreSQL it would wait for another connection, ' +
  'on SQLite it would not see what the transaction has written.'

const REFUSAL =
  'A transaction or a write was opened inside a running one and would wait for itself: ' +
  'hand the outer transaction on, as in db.transaction(work, tx) or db.write(statement, tx).'
