import type { Clock } from '#modules/kernel/clock'
import type { Stopping } from '#modules/kernel/sweep'
import type { ServerLog } from './log'

/** A clock that has jumped is trusted again after running steadily for this many milliseconds. */
const BELIEVED_AFTER = 3_600_000

type Work = (stopping: Stopping) => Promise<unknown>

/** Pauses jobs while the machine's clock disagrees with `own`, the process's clock in milliseconds. */
export function standStillAtJumps(
  clock: Clock,
  log: Pick<ServerLog, 'warn' | 'info'>,
  own = () => performance.now(),
) {
  const lead = () => clock.now().getTime() - own()
  let trusted = lead()
  let jump: { lead: number; since: number } | undefined

  function agrees(): boolean {
    const now = lead()
    if (jump && !differ(now, jump.lead) && own() - jump.since >= BELIEVED_AFTER) trusted = now
    if (differ(now, trusted)) {
      if (!jump) log.warn({ aheadMs: Math.round(now - trusted) }, JUMPED)
      if (!jump || differ(now, jump.lead)) jump = { lead: now, since: own() }
      return false
    }
    if (jump) log.info("this machine's clock is trusted again: what is due is dealt with")
    jump = undefined
    trusted = now
    return true
  }

  return (work: Work): Work =>
    async (stopping) => {
      if (!agrees()) return
      // The clock may also jump between two portions of the work.
      await work({
        get aborted() {
          return stopping.aborted || !agrees()
        },
      })
    }
}

const differ = (one: number, other: number) => Math.abs(one - other) > TOLERANCE

/** How far, in milliseconds, the machine's clock may drift from the process's clock between two checks. */
const TOLERANCE = 60_000

const JUMPED =
  "this machine's clock has jumped: nothing is ended, deleted or mailed by it until it is right again, or for an hour"
