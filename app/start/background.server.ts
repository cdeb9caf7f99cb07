import { type ServerLog, logOncePerOutage } from './log'

/**
 * The range of milliseconds before rare work first runs. The delay lets the machine set its clock. Each process
 * draws its own delay, so that not all begin at the same moment.
 */
const FIRST = { from: 300_000, to: 600_000 }

/**
 * Runs work every `ms` milliseconds, never twice at once. A failure is logged once as long as it lasts. `stop`
 * aborts the signal of the running turn and waits for it.
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
