import { createGzip, gzipSync, type Gzip } from 'node:zlib'
import type { Request, Response } from 'express'

/** A body that fits into one packet gains nothing. */
const WORTHWHILE_BYTES = 1024

/** Brotli on the fly was measured to cost four times the throughput; only files have it, from the build. */
const LEVEL = 1

/** The bytes to send of a whole body, compressed where the client takes it; sets the headers that say so. */
export function compressed(body: Buffer, req: Request, res: Response): Buffer {
  return takesGzip(req, res, body.length) ? gzipSync(body, { level: LEVEL }) : body
}

/** The same for a body that comes in pieces: the stream that compresses it, if any. */
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
