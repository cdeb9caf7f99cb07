import { gzipSync } from 'node:zlib'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'
import { takesGzip } from './takes-gzip'

/**
 * Compresses each answer with gzip at its lowest level. Brotli on the fly was measured to cost four
 * times the throughput, and the library has no switch for it; files come with their own brotli.
 */
export const compressPages: RequestHandler[] = [gzipOrNothing(), compression({ level: 1 }), compressWhole()]

function gzipOrNothing(): RequestHandler {
  return (req, _res, next) => {
    req.headers['accept-encoding'] = takesGzip(req.headers['accept-encoding']) ? 'gzip' : 'identity'
    next()
  }
}

/**
 * An answer that comes in one piece is compressed in one call, and not through a stream of the library,
 * which takes more than twice the time for a page, and only once: a document that is remembered comes each
 * time as the same bytes. The library does the rest: `Vary`, and what comes in pieces.
 */
function compressWhole(): RequestHandler {
  const packedOf = new WeakMap<Buffer, Buffer>()
  const pack = (body: Buffer, isGiven: boolean) => {
    const known = packedOf.get(body)
    if (known) return known
    const packed = gzipSync(body, { level: 1 })
    if (isGiven) packedOf.set(body, packed)
    return packed
  }

  return (req, res, next) => {
    const { end } = res
    const compress = (chunk?: unknown, ...rest: [BufferEncoding]) => {
      const body = toBuffer(chunk, rest[0])
      if (!body || !isWorthIt(req, res, body)) return end.call(res, chunk, ...rest)
      const packed = pack(body, body === chunk)
      res.setHeader('Content-Encoding', 'gzip')
      res.setHeader('Content-Length', packed.length)
      return end.call(res, packed, 'utf8')
    }
    Object.assign(res, { end: compress })
    next()
  }
}

/** The library's threshold. */
const WORTHWHILE_BYTES = 1024

/** The library's own rules, for an answer of which nothing is sent yet. */
function isWorthIt(req: Request, res: Response, body: Buffer): boolean {
  return (
    !res.headersSent &&
    body.length >= WORTHWHILE_BYTES &&
    req.method !== 'HEAD' &&
    req.headers['accept-encoding'] === 'gzip' &&
    !res.hasHeader('Content-Encoding') &&
    compression.filter(req, res)
  )
}

function toBuffer(chunk: unknown, encoding?: unknown): Buffer | undefined {
  if (typeof encoding === 'function') return undefined // who waits for the end
  if (Buffer.isBuffer(chunk)) return chunk
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding as BufferEncoding)
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length) : undefined
}
