import type { ErrorRequestHandler } from 'express'
import type { Log } from './log'
import { sendRefusal, type RenderRefusal } from './refusals'
import { isUnavailable } from '../http/unavailable'

/**
 * What nothing before has caught: logged with the request id, answered with our own page. A file
 * that was asked for in a way that it cannot be sent (a range beyond its end) is the client's fault. A
 * database that cannot be used is nobody's, and worth another try: 503, whatever was asked for.
 */
export function lastError(renderRefusal: RenderRefusal, log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const status = isUnavailable(error) ? 503 : (clientFault(error) ?? 500)
    if (status === 500) log.error({ err: error }, 'unexpected error')
    if (isUnavailable(error)) log.error({ fault: error.message }, 'could not answer')
    // Nothing can be mended in an answer that has begun: Express breaks the connection off.
    if (res.headersSent) return next(error)
    res.removeHeader('Content-Encoding')
    sendRefusal(req, res, status, renderRefusal)
  }
}

function clientFault(error: unknown): number | undefined {
  const { status } = Object(error) as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
