import type { Server } from 'node:http'

/** Milliseconds. */
export const TIMEOUTS = {
  /** For the head of a request, also on a connection on which nobody has said a word yet. */
  headers: 15_000,
  /** For the whole of it. The largest, a file of 5 MB, takes 100 s at 400 kbit/s. */
  request: 120_000,
  /** How often those two are looked at. */
  check: 5_000,
  /**
   * Without a byte in either direction while a request is answered: a reader who takes nothing of a long
   * answer, or who is gone without a word. Longer than the database is waited for.
   */
  silence: 60_000,
  /**
   * Between two requests. Proxies and clients keep theirs for at most a minute: who closes first must not
   * be the server, or the next request meets a connection that is just being closed, and is lost.
   */
  keepAlive: 75_000,
}

/**
 * More than browsers and a proxy open on one process that keeps up. Each takes memory before it has said a
 * word: without a bound, who opens enough of them ends the process.
 */
export const MOST_CONNECTIONS = 2000

/** Slow and half-open clients give back what they hold. */
export function limitConnections(server: Server, limits = TIMEOUTS): void {
  server.headersTimeout = limits.headers
  server.requestTimeout = limits.request
  server.timeout = limits.silence
  server.keepAliveTimeout = limits.keepAlive
  server.maxConnections = MOST_CONNECTIONS
}
