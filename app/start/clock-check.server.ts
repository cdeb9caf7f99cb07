import type { Database } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { ServerLog } from './log'

const TOLERANCE = 1000

/**
 * Warns if this machine's clock differs from the database's. Mails and exams need the same time on all
 * machines.
 */
export function compareClocks(db: Database, clock: Clock, log: Pick<ServerLog, 'warn' | 'info'>) {
  let differ = false
  return async function check(): Promise<void> {
    const ms = await aheadOfDatabase(db, clock)
    const before = differ
    differ = Math.abs(ms) > TOLERANCE
    if (differ && !before)
      log.warn({ aheadMs: Math.round(ms) }, "this machine's clock and the database's differ: set both by NTP")
    if (before && !differ) log.info("this machine's clock and the database's agree again")
  }
}

/**
 * Returns how many milliseconds this machine's clock is ahead of the database's. The query takes time, so the
 * real difference may be larger.
 */
async function aheadOfDatabase(db: Database, clock: Clock): Promise<number> {
  // SQLite uses this machine's clock, so there is no difference.
  if (db.dialect === 'sqlite') return 0
  const before = clock.now().getTime()
  const [row] = await db.read<{ ms: string }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms')
  const answered = clock.now().getTime()
  const theirs = Number(row!.ms)
  return Math.max(0, before - theirs) + Math.min(0, answered - theirs)
}
