import type { RequestHandler } from 'express'
import type { Log } from './log'

/**
 * Warns once where requests seem to come by a proxy that is not trusted: all that it hands on count as
 * one address, and the first fifty who mistype a password shut everybody out.
 */
export function warnOfUntrustedProxy(log: Log): RequestHandler {
  let warned = false
  return (req, _res, next) => {
    if (!warned && req.headers['x-forwarded-for'] !== undefined) {
      warned = true
      log.warn(
        'a request came with X-Forwarded-For while TRUST_PROXY is off: is there a proxy before this server?',
      )
    }
    next()
  }
}
