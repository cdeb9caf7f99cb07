import type { Sequelize, Transaction, TransactionOptions } from 'sequelize'

/**
 * As Sequelize's own `transaction`, which prints a warning past the log where a COMMIT or a ROLLBACK fails.
 * As there, the fault is thrown, and the connection given up.
 */
export async function transact<T>(
  sequelize: Sequelize,
  options: TransactionOptions,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const tx = (await sequelize.transaction(options)) as Begun
  let done: T
  try {
    done = await work(tx)
  } catch (error) {
    // Why the work has failed says more than why it could not be rolled back.
    await end(sequelize, tx, 'rollbackTransaction').catch(() => undefined)
    throw error
  }
  await end(sequelize, tx, 'commitTransaction')
  return done
}

/** What the types do not tell of. */
type Begun = Transaction & {
  options: TransactionOptions
  cleanup(): void
  forceCleanup(): Promise<void>
}

async function end(sequelize: Sequelize, tx: Begun, how: 'commitTransaction' | 'rollbackTransaction') {
  try {
    await sequelize.getQueryInterface()[how](tx, tx.options)
    tx.cleanup()
  } catch (error) {
    await tx.forceCleanup()
    throw error
  }
}
