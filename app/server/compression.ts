import { createGzip, gzipSync, type Gzip } from 'node:zlib'
import type { Request, Response } from 'express'

/** The smallest body to compress, in bytes. A smaller one fits into one packet anyway. */
const WORTHWHILE_BYTES = 1024

/**
 * The gzip level of responses. Brotli is left to files, which the build compresses: at each request it was
 * measured to cost four times the throughput.
 */
const LEVEL = 1

/**
 * Returns the bytes to send for a whole body, compressed if the client accepts gzip. Sets the headers that
 * say so.
 */
export function compressed(body: Buffer, req: Request, res: Response): Buffer {
  return takesGzip(req, res, body.length) ? gzipSync(body, { level: LEVEL }) : body
}

/**
 * Returns the stream that compresses a body sent in pieces, or undefined if it is sent uncompressed. Sets the
 * headers that say so.
 */
export function gzipStream(req: Request, res: Response): Gzip | undefined {
  return takesGzip(req, res) ? createGzip({ level: LEVEL }) : undefined
}

function takesGzip(req: Request, res: Response, bytes = Infinity): boolean {
  if (!/^text\/|\b(?:json|xml)\b/.test(res.get('Content-Type') ?? '')) return false
  res.vary('Accept-Encoding')
  if (bytes < WORTHWHILE_BYTES || !req.acceptsEncodings('gzip')) return false
  res.setHeader('Content-Encoding', 'gzip')
  return true
}
