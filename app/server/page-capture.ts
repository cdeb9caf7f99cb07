import type { Response } from 'express'

/**
 * Holds back the body of an answer that `isWanted` says to be wanted, and resolves with it when it is
 * complete: the answer is then the caller's to send. Resolves with undefined as soon as it is known to
 * be another one, which goes its way, or one that broke off.
 */
export function captureBody(
  res: Response,
  isWanted: (res: Response) => boolean,
): Promise<Buffer | undefined> {
  const { write, end } = res
  const chunks: Buffer[] = []

  return new Promise((resolve) => {
    const finish = (body: Buffer | undefined) => {
      Object.assign(res, { write, end })
      resolve(body)
    }
    // Asked each time: what failed half-way is sent as an error, and what was held of it is forgotten.
    const hold = (chunk: unknown, encoding: unknown): boolean => {
      if (res.destroyed || !isWanted(res)) return false
      if (chunk !== undefined && chunk !== null) chunks.push(toBuffer(chunk, encoding))
      return true
    }

    res.once('close', () => finish(undefined))
    Object.assign(res, {
      write(chunk: unknown, ...rest: [BufferEncoding]) {
        if (hold(chunk, rest[0])) return true
        finish(undefined)
        return res.write(chunk, ...rest)
      },
      end(chunk: unknown, ...rest: [BufferEncoding]) {
        if (hold(chunk, rest[0])) finish(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))
        else {
          finish(undefined)
          res.end(chunk, ...rest)
        }
        return res
      },
    })
  })
}

/** A Buffer stays the same one: who compresses it can tell that he has before. */
function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (Buffer.isBuffer(chunk)) return chunk
  return typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array)
}
