import { createGzip, gzipSync, type Gzip } from 'node:zlib'
import type { Request, Response } from 'express'

/** A body that fits into one packet gains nothing. */
const WORTHWHILE_BYTES = 1024

/** Brotli on the fly was measured to cost four times the throughput; only files have it, from the build. */
const LEVEL = 1

/** The bytes to send of a whole body, compressed where the client takes it; sets the headers that say so. */
export function compressed(body: Buffer, req: Request, res: Response): Buffer {
  if (!isCompressible(res)) return body
  res.vary('Accept-Encoding')
  if (body.length < WORTHWHILE_BYTES || !takesGzip(req.headers['accept-encoding'])) return body
  res.setHeader('Content-Encoding', 'gzip')
  return gzipSync(body, { level: LEVEL })
}

/** The same for a body that comes in pieces: the stream that compresses it, if any. */
export function gzipStream(req: Request, res: Response): Gzip | undefined {
  if (!isCompressible(res)) return undefined
  res.vary('Accept-Encoding')
  if (!takesGzip(req.headers['accept-encoding'])) return undefined
  res.setHeader('Content-Encoding', 'gzip')
  return createGzip({ level: LEVEL })
}

function isCompressible(res: Response): boolean {
  return /^text\/|\b(?:json|xml)\b/.test(String(res.getHeader('Content-Type') ?? ''))
}

/** Whether `Accept-Encoding` allows gzip. It runs for every page from memory: Express's own takes six times as long. */
export function takesGzip(accepted = ''): boolean {
  const [, q = '1'] = GZIP.exec(accepted) ?? ANY.exec(accepted) ?? [undefined, '0']
  return Number(q) > 0
}

const GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i
const ANY = /(?:^|,)\s*\*\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i
