import type { Log } from './log'
import { isUnavailable } from '../http/unavailable'

/**
 * Tells of a fault that goes on for the same reason once, and once when it is over: a log of the same line
 * each second hides all others.
 */
export function lastingFault(log: Log, facts: object, words: { begun: string; over: string }) {
  let reason: string | undefined
  return {
    met(error: unknown) {
      const now = reasonOf(error)
      if (now === reason) return
      reason = now
      log.error(
        { ...facts, ...(isUnavailable(error) ? { fault: error.message } : { err: error }) },
        words.begun,
      )
    },
    over() {
      if (reason !== undefined) log.info(facts, words.over)
      reason = undefined
    },
  }
}

/** A server that goes away and comes back has several words for it. */
function reasonOf(error: unknown): string {
  return isUnavailable(error) ? error.name : String(error)
}
