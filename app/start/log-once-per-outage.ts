import { isUnavailable } from '#app/http/unavailable'
import type { Log } from './log'

/**
 * Logs a failure that lasts for the same reason once, and once when it is over: the same line each second would hide
 * all others.
 */
export function logOncePerOutage(log: Log, facts: object, words: { begun: string; over: string }) {
  let reason: string | undefined
  return {
    failed(error: unknown) {
      const now = reasonOf(error)
      if (now === reason) return
      reason = now
      const fault = isUnavailable(error) ? { fault: error.message } : { err: error }
      log.error({ ...facts, ...fault }, words.begun)
    },
    recovered() {
      if (reason !== undefined) log.info(facts, words.over)
      reason = undefined
    },
  }
}

/** A server that goes away and comes back has several messages for it. */
function reasonOf(error: unknown): string {
  return isUnavailable(error) ? error.name : String(error)
}
