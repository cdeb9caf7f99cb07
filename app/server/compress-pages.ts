import { gzipSync } from 'node:zlib'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'
import { takesGzip } from './takes-gzip'

/**
 * Compresses each answer with gzip at its lowest level. Brotli on the fly was measured to cost four
 * times the throughput, and the library has no switch for it; files come with their own brotli.
 *
 * An answer in one piece is compressed in one call, and not through a stream of the library, which takes more than
 * twice the time for a page, and only once: a document that is remembered comes each time as the same bytes. The
 * library is asked for those in pieces alone, at the first of them: V8 makes its closures in the old generation, where
 * they hold the request until the next major collection. Who sends the head before the first piece sends `Vary`
 * himself, and what he has compressed.
 */
export const compressPages: RequestHandler = (req, res, next) => {
  req.headers['accept-encoding'] = takesGzip(req.headers['accept-encoding']) ? 'gzip' : 'identity'
  const { write, end } = res
  let library: Sending | undefined

  const ownWrite = (...given: Given) => {
    library ??= inPieces(req, res, { write, end })
    return library.write.apply(res, given)
  }
  const ownEnd = (...given: Given) =>
    library ? library.end.apply(res, given) : endWhole(req, res, end, given)

  Object.assign(res, { write: ownWrite, end: ownEnd })
  next()
}

type Sending = Pick<Response, 'write' | 'end'>
type Given = [unknown, BufferEncoding, (() => void)?]

const compressPieces = compression({ level: 1 })

/**
 * The library takes the functions that it finds, and leaves its own, which others may have taken the place of by now.
 * Who waited for room in the answer before, waits for it in the library's stream from here on.
 */
function inPieces(req: Request, res: Response, found: Sending): Sending {
  // Without a head to come, the library lets nobody wait for room; without a reader, it leaves its stream open.
  if (res.headersSent || res.destroyed) return found
  const waiting = res.rawListeners('drain') as (() => void)[]
  res.removeAllListeners('drain')
  const { write, end } = res
  Object.assign(res, found)
  compressPieces(req, res, () => {})
  const own = { write: res.write, end: res.end }
  Object.assign(res, { write, end })
  for (const listener of waiting) res.on('drain', listener)
  return own
}

function endWhole(req: Request, res: Response, end: Response['end'], given: Given) {
  if (res.headersSent || !compression.filter(req, res)) return end.apply(res, given)
  res.vary('Accept-Encoding')
  const [chunk, encoding, whenSent] = given
  const body = toBuffer(chunk, encoding)
  if (!body || !isWorthIt(req, res, body)) return end.apply(res, given)
  const packed = pack(body, body === chunk)
  res.setHeader('Content-Encoding', 'gzip')
  res.setHeader('Content-Length', packed.length)
  return end.call(res, packed, 'utf8', whenSent)
}

/** The library's own rules, as far as this site needs them. */
function isWorthIt(req: Request, res: Response, body: Buffer): boolean {
  return (
    body.length >= WORTHWHILE_BYTES &&
    req.method !== 'HEAD' &&
    req.headers['accept-encoding'] === 'gzip' &&
    !res.hasHeader('Content-Encoding')
  )
}

/** The library's threshold. */
const WORTHWHILE_BYTES = 1024

const packedOf = new WeakMap<Buffer, Buffer>()

/** Of what was given as bytes, the compressed ones are kept as long as they are. */
function pack(body: Buffer, isGiven: boolean): Buffer {
  const known = packedOf.get(body)
  if (known) return known
  const packed = gzipSync(body, { level: 1 })
  if (isGiven) packedOf.set(body, packed)
  return packed
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer | undefined {
  if (typeof encoding === 'function') return undefined // Node takes a callback there, too
  if (Buffer.isBuffer(chunk)) return chunk
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding as BufferEncoding)
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length) : undefined
}
