import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A transaction opened inside another one waits for itself: on SQLite for its turn to write, on
 * PostgreSQL for a connection once the pool is used up. So it is refused, at once and on both.
 */
export function refuseNesting() {
  const current = new AsyncLocalStorage<{ running: boolean }>()

  return async function unnested<T>(work: () => Promise<T>): Promise<T> {
    if (current.getStore()?.running) throw new Error(REFUSAL)
    const here = { running: true }
    try {
      return await current.run(here, work)
    } finally {
      // What the work left behind (a timer, a promise nobody awaits) may open its own afterwards.
      here.running = false
    }
  }
}

const REFUSAL =
  'A transaction or a write was opened inside a running one and would wait for itself: ' +
  'hand the outer transaction on, as in db.transaction(work, tx) or db.write(statement, tx).'
