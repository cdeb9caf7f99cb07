import type { Log } from './server/log'

/**
 * Runs a piece of work every `ms`, never twice at the same moment. A failure is logged and the
 * next turn comes all the same; `stop` waits for the turn that is running.
 */
export function repeat(what: string, ms: number, work: () => Promise<unknown>, log: Log) {
  let turn = Promise.resolve<unknown>(undefined)
  let running = false

  const timer = setInterval(() => {
    if (running) return
    running = true
    turn = work()
      .catch((error: unknown) => log.error({ err: error, what }, 'background work failed'))
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
