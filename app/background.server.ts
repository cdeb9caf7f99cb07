import type { Log } from './server/log'
import { isUnavailable } from './server/unavailable'

/**
 * Runs a piece of work every `ms`, never twice at the same moment. A failure is logged and the
 * next turn comes all the same; `stop` waits for the turn that is running. What goes on failing for the
 * same reason is logged once, and once when it is over: a log of the same line each second hides all others.
 */
export function repeat(what: string, ms: number, work: () => Promise<unknown>, log: Log) {
  let turn = Promise.resolve<unknown>(undefined)
  let running = false
  let failure: string | undefined

  const timer = setInterval(() => {
    if (running) return
    running = true
    turn = work()
      .then(recover, fail)
      .finally(() => {
        running = false
      })
  }, ms)
  timer.unref()

  function recover() {
    if (failure !== undefined) log.info({ what }, 'background work goes on')
    failure = undefined
  }

  function fail(error: unknown) {
    const reason = reasonOf(error)
    if (reason === failure) return
    failure = reason
    if (isUnavailable(error)) log.error({ what, fault: error.message }, 'background work failed')
    else log.error({ what, err: error }, 'background work failed')
  }

  return {
    async stop() {
      clearInterval(timer)
      await turn
    },
  }
}

/** A server that goes away and comes back has several words for it. */
function reasonOf(error: unknown): string {
  return isUnavailable(error) ? error.name : String(error)
}
