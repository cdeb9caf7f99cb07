/**
 * The measure of everything: an Express that does nothing but send one answer, which the parent process
 * tells it, on a port that it tells back.
 */
import express from 'express'

/** @typedef {{ method: 'GET' | 'POST', path: string, status: number, headers: Record<string, string>, body: string }} BareAnswer */

process.once('message', (/** @type {BareAnswer} */ { method, path, status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64')
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app[method === 'POST' ? 'post' : 'get'](path, (_req, res) => {
    res.statusCode = status
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    res.end(bytes)
  })
  const server = app.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
