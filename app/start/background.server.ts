import { type Log, logOncePerOutage } from './log'

/**
 * Milliseconds within which rare work is done for the first time, so that it is also done where the process is often
 * restarted: not at once, as long as the machine may be setting its clock, nor in all processes at the same moment.
 */
const FIRST = { from: 300_000, to: 600_000 }

/**
 * Runs a piece of work every `ms`, never twice at the same moment, and for the first time soon after the start. A
 * failure is logged, once as long as it lasts, and the next turn comes all the same; `stop` aborts the signal of the
 * turn that is running, and waits for it.
 */
export function repeat(
  what: string,
  ms: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  log: Log,
) {
  const stopping = new AbortController()
  let turn = Promise.resolve<unknown>(undefined)
  let running = false
  const outage = logOncePerOutage(log.child({ what }), {
    begun: 'background work failed',
    over: 'background work goes on',
  })

  function begin() {
    if (running) return
    running = true
    turn = work(stopping.signal)
      .then(outage.recovered, outage.failed)
      .finally(() => {
        running = false
      })
  }

  const first = FIRST.from + Math.random() * (FIRST.to - FIRST.from)
  let timer = setInterval(
    () => {
      clearInterval(timer)
      timer = setInterval(begin, ms).unref()
      begin()
    },
    Math.min(ms, first),
  ).unref()

  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await turn
    },
  }
}
