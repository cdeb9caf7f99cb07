import compression from 'compression'
import type { RequestHandler } from 'express'

/**
 * Compresses each answer with gzip at its lowest level. Brotli on the fly was measured to cost four
 * times the throughput, and the library has no switch for it; files come with their own brotli.
 */
export const compressPages: RequestHandler[] = [withoutBrotli(), compression({ level: 1 })]

function withoutBrotli(): RequestHandler {
  return (req, _res, next) => {
    const accepted = req.headers['accept-encoding']
      ?.split(',')
      .filter((encoding) => !/^\s*br\b/i.test(encoding))
    if (accepted) req.headers['accept-encoding'] = accepted.join(',')
    next()
  }
}
