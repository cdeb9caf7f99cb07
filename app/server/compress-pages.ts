import compression from 'compression'
import type { RequestHandler } from 'express'
import { takesGzip } from './takes-gzip'

/**
 * Compresses each answer with gzip at its lowest level. Brotli on the fly was measured to cost four
 * times the throughput, and the library has no switch for it; files come with their own brotli.
 */
export const compressPages: RequestHandler[] = [gzipOrNothing(), compression({ level: 1 })]

function gzipOrNothing(): RequestHandler {
  return (req, _res, next) => {
    req.headers['accept-encoding'] = takesGzip(req.headers['accept-encoding']) ? 'gzip' : 'identity'
    next()
  }
}
