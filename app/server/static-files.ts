import { Router } from 'express'
import { isDecodable } from './refusals'
import expressStaticGzip from 'express-static-gzip'

/**
 * The browser build and what public/ holds. The build has compressed each file once, with brotli
 * and gzip. Hashed assets never change; an old one that is gone is a plain 404, never a page.
 */
export function staticFiles(clientDir: string): Router {
  const router = Router()
  // The library would answer an address that cannot be decoded with a line of its own.
  router.use((req, _res, next) => next(isDecodable(req.path) ? undefined : 'router'))
  const compressed = { enableBrotli: true, orderPreference: ['br', 'gz'], index: false as const }
  router.use(
    '/assets',
    expressStaticGzip(`${clientDir}/assets`, {
      ...compressed,
      serveStatic: { maxAge: '1y', immutable: true, redirect: false },
    }),
    (_req, res) => {
      res.status(404).type('text/plain').send('Not found')
    },
  )
  router.use(expressStaticGzip(clientDir, { ...compressed, serveStatic: { maxAge: '1h', redirect: false } }))
  return router
}
