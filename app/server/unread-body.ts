import type { RequestHandler } from 'express'

/**
 * Discards what an answer left unread of its request: a body that was refused as too large would
 * stay in the connection, and with it the browser, which first sends all and then listens.
 */
export const discardUnreadBody: RequestHandler = (req, res, next) => {
  res.once('finish', () => {
    if (req.complete) return
    req.removeAllListeners('data')
    req.resume()
  })
  next()
}
