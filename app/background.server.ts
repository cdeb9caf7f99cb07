import { lastingFault } from './server/lasting-fault'
import type { Log } from './server/log'

/**
 * Runs a piece of work every `ms`, never twice at the same moment. A failure is logged, once as long as it
 * lasts, and the next turn comes all the same; `stop` waits for the turn that is running.
 */
export function repeat(what: string, ms: number, work: () => Promise<unknown>, log: Log) {
  let turn = Promise.resolve<unknown>(undefined)
  let running = false
  const fault = lastingFault(
    log,
    { what },
    { begun: 'background work failed', over: 'background work goes on' },
  )

  const timer = setInterval(() => {
    if (running) return
    running = true
    turn = work()
      .then(fault.over, fault.met)
      .finally(() => {
        running = false
      })
  }, ms)
  timer.unref()

  return {
    async stop() {
      clearInterval(timer)
      await turn
    },
  }
}
