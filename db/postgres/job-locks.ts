import { createHash } from 'node:crypto'
import { QueryTypes, type Transaction } from 'sequelize'
import type { SiteSequelize } from '../sequelize'
import { Turns } from '../turns'

type Guard = { tx: Promise<Transaction>; jobs: number }

/** The first key of every lock, an arbitrary number that all processes of the application share. */
const JOB_LOCKS = 20_060_609

/**
 * Returns a function that runs a job unless another process is running it, and resolves to whether the job ran. One
 * transaction holds the locks of all running jobs. The server ends the transaction `patience` milliseconds after the
 * last job began, so that a vanished process loses its locks.
 */
export function createJobLocks(pool: SiteSequelize, patience: number) {
  let current: Guard | undefined
  const turns = new Turns('begin a job')

  return async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    const guard = (current ??= { tx: pool.begin(), jobs: 0 })
    guard.jobs += 1
    try {
      const isFree = await take(name, guard)
      if (isFree) await work()
      return isFree
    } finally {
      guard.jobs -= 1
      if (guard.jobs === 0) await end(guard)
    }
  }

  async function take(name: string, guard: Guard): Promise<boolean> {
    const tx = await guard.tx
    try {
      return await turns.run(() => lock(name, tx))
    } catch (error) {
      // Gives up the failed transaction, because every later lock in it would fail.
      await end(guard)
      throw error
    }
  }

  async function end(guard: Guard): Promise<void> {
    if (current !== guard) return
    current = undefined
    await (await guard.tx).rollback()
  }

  async function lock(name: string, transaction: Transaction): Promise<boolean> {
    const [row] = await pool.query<{ isFree: boolean }[]>(
      `SELECT pg_try_advisory_xact_lock(${JOB_LOCKS}, ${toKey(name)}) AS "isFree",
         set_config('idle_in_transaction_session_timeout', '${patience}', true)`,
      { type: QueryTypes.SELECT, transaction },
    )
    return row!.isFree
  }
}

const toKey = (name: string) => createHash('sha256').update(name).digest().readInt32BE()
