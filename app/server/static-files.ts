import { readdirSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import expressStaticGzip from 'express-static-gzip'

/**
 * The browser build and what public/ holds. The build has compressed each file once, with brotli
 * and gzip. Hashed assets never change; an old one that is gone is a plain 404, never a page.
 */
export function staticFiles(clientDir: string): RequestHandler {
  const filesIn = (folder: string, serveStatic: object) =>
    expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { ...serveStatic, redirect: false },
    })
  return Router()
    .use('/assets', filesIn(`${clientDir}/assets`, { maxAge: '1y', immutable: true }), (_req, res) => {
      res.status(404).type('text/plain').send('Not found')
    })
    .use('/pictures', filesIn(`${clientDir}/pictures`, { maxAge: '1d' }))
    .get(
      publicFiles(clientDir).map((name) => `/${name}`),
      filesIn(clientDir, { maxAge: '1h' }),
    )
}

/** The names of what public/ holds. */
export function publicFiles(clientDir: string): string[] {
  return readdirSync(clientDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name)
}
