import type { Request, Response } from 'express'

/**
 * Sends the document that Remix leaves in its context, for it answers without a body. Its own way, by a
 * stream of the web's that is read and written in pieces, costs more than Remix's routing.
 */
export function sendDocument<Context extends object>(
  req: Request,
  res: Response,
  context: Context & { document?: string | Buffer },
): Context {
  const { end } = res
  const whole = (...given: [unknown, BufferEncoding] | []) => {
    res.end = end
    const { document } = context
    const isEmpty = given.length === 0 && document !== undefined && req.method !== 'HEAD'
    return isEmpty ? res.end(document) : end.apply(res, given as [unknown, BufferEncoding])
  }
  Object.assign(res, { end: whole })
  return context
}
