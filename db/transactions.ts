import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'sequelize'

type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

const followers = new WeakMap<Transaction, (() => void)[]>()

/** `work` follows the commit of `tx`. Sequelize's own `tx.afterCommit` also runs when the commit has failed. */
export function afterCommit(tx: Transaction, work: () => void): void {
  const works = followers.get(tx)
  if (!works) throw new Error('afterCommit needs a transaction opened by the database door')
  works.push(work)
}

/** Runs what `afterCommit` was given after each commit. A fault there undoes nothing, and is reported. */
export function withFollowers(transact: Transact, report: (fault: unknown) => void): Transact {
  return async (work) => {
    const works: (() => void)[] = []
    const done = await transact((tx) => {
      followers.set(tx, works)
      return work(tx)
    })
    for (const follow of works) {
      try {
        follow()
      } catch (fault) {
        report(fault)
      }
    }
    return done
  }
}

/**
 * A transaction opened inside another one waits for itself: on SQLite for its turn to write, on
 * PostgreSQL for a connection once the pool is used up. So it is refused at once, on both.
 */
export function refuseNesting() {
  const current = new AsyncLocalStorage<{ running: boolean }>()

  return async function unnested<T>(work: () => Promise<T>): Promise<T> {
    if (current.getStore()?.running) throw new Error(REFUSAL)
    const here = { running: true }
    try {
      return await current.run(here, work)
    } finally {
      // Work left behind (a timer, a promise nobody awaits) may open its own afterwards.
      here.running = false
    }
  }
}

const REFUSAL =
  'A transaction or a write was opened inside a running one and would wait for itself: ' +
  'hand the outer transaction on, as in db.transaction(work, tx) or db.write(statement, tx).'
