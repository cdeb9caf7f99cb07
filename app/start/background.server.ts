import { type Log, logOncePerOutage } from './log'

/**
 * Runs a piece of work every `ms`, never twice at the same moment. A failure is logged, once as long as it
 * lasts, and the next turn comes all the same; `stop` aborts the signal of the turn that is running, and
 * waits for it.
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

  const timer = setInterval(() => {
    if (running) return
    running = true
    turn = work(stopping.signal)
      .then(outage.recovered, outage.failed)
      .finally(() => {
        running = false
      })
  }, ms)
  timer.unref()

  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await turn
    },
  }
}
