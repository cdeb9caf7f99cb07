import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { type Log, withinRequest } from './log'

/**
 * Gives each request an id, which the answer carries as `X-Request-Id` and the error page shows
 * as its reference, and logs one line when the answer is finished or broken off. The path alone
 * is logged, and its beginning: a query string can hold a token.
 */
export function requestLog(log: Log): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    const startedAt = performance.now()
    const id = randomUUID()
    res.locals.requestId = id
    res.setHeader('X-Request-Id', id)
    res.once('close', () => {
      const line = {
        req: id,
        method: req.method,
        path: req.path.slice(0, 200),
        status: res.statusCode,
        ms: Math.round(performance.now() - startedAt),
      }
      if (res.writableFinished) log.info(line, 'answered')
      else log.warn(line, 'broken off')
    })
    withinRequest(id, next)
  }
}
