import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from './log'

/** How a request ended; in milliseconds. */
export type Answered = { method: string; path: string; status: number; ms: number; isWhole: boolean }

/**
 * Gives each request an id, which the answer carries as `X-Request-Id` and the error page shows
 * as its reference, and logs one line when the answer is finished or broken off. The path alone
 * is logged, and its beginning: a query string can hold a token.
 */
export function requestLog(
  log: Log,
  count?: (answered: Answered) => void,
): (req: IncomingMessage, res: ServerResponse) => string {
  return ({ method = '', url = '' }, res) => {
    const startedAt = performance.now()
    const id = randomUUID()
    res.once('close', () => {
      const answered = {
        method,
        path: pathOf(url),
        status: res.statusCode,
        ms: performance.now() - startedAt,
      }
      const line = { req: id, ...answered, path: answered.path.slice(0, 200), ms: Math.round(answered.ms) }
      const isWhole = res.writableFinished
      if (isWhole) log.info(line, 'answered')
      else log.warn(line, 'broken off')
      count?.({ ...answered, isWhole })
    })
    return id
  }
}

/** An address with a host can have a password before that: it is no path of ours. */
function pathOf(url: string): string {
  if (!url.startsWith('/')) return '?'
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
