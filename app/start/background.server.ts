import { type ServerLog, logOncePerOutage } from './log'

/**
 * Rare work first runs after a random time in this range, in milliseconds. The wait gives the machine time to
 * set its clock.
 */
const FIRST = { from: 300_000, to: 600_000 }

/**
 * Runs work every `ms` milliseconds, but never twice at once. `stop` aborts the signal and waits for the
 * running turn.
 */
export function repeat(
  name: string,
  ms: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  log: ServerLog,
) {
  const stopping = new AbortController()
  let turn = Promise.resolve<unknown>(undefined)
  let running = false
  const outage = logOncePerOutage(log.child({ what: name }), {
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
