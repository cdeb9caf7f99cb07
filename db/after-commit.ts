import type { Transaction } from 'sequelize'

const following = new WeakMap<Transaction, (() => void)[]>()

/** `work` follows the commit of `tx`. Sequelize's own `tx.afterCommit` runs it also when the commit has failed. */
export function afterCommit(tx: Transaction, work: () => void): void {
  const works = following.get(tx)
  if (!works) throw new Error('What follows a commit needs a transaction of the database door')
  works.push(work)
}

type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/** Lets what `afterCommit` was handed follow each of these transactions. A follower's fault undoes nothing. */
export function followed(transact: Transact, report: (fault: unknown) => void): Transact {
  return async (work) => {
    const works: (() => void)[] = []
    const done = await transact((tx) => {
      following.set(tx, works)
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
