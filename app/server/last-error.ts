import type { ErrorRequestHandler } from 'express'
import type { Log } from './log'
import { sendRefusal, type RenderRefusal } from './refusals'

/** What nothing before has caught: logged with the request id, answered with our own page. */
export function lastError(renderRefusal: RenderRefusal): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const log: Log = res.locals.log
    log.error({ err: error }, 'unexpected error')
    // Nothing can be mended in an answer that has begun: Express breaks the connection off.
    if (res.headersSent) return next(error)
    sendRefusal(req, res, 500, renderRefusal)
  }
}
