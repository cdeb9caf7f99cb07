import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from './log'

/**
 * Gives each request an id, which the answer carries as `X-Request-Id` and the error page shows
 * as its reference, and logs one line when the answer is finished or broken off. The path alone
 * is logged, and its beginning: a query string can hold a token.
 */
export function requestLog(log: Log): (req: IncomingMessage, res: ServerResponse) => string {
  return ({ method, url = '' }, res) => {
    const startedAt = performance.now()
    const id = randomUUID()
    res.once('close', () => {
      const line = {
        req: id,
        method,
        path: pathOf(url).slice(0, 200),
        status: res.statusCode,
        ms: Math.round(performance.now() - startedAt),
      }
      if (res.writableFinished) log.info(line, 'answered')
      else log.warn(line, 'broken off')
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
