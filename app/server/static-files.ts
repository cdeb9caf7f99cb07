import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import expressStaticGzip from 'express-static-gzip'

/**
 * Serves the files that the build has compressed with brotli and gzip. A hashed asset that no longer exists gets a
 * plain 404.
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
    .use('/pictures', ownStyle(`${clientDir}/pictures`), filesIn(`${clientDir}/pictures`, { maxAge: '1d' }))
    .get(
      publicFiles(clientDir).map((name) => `/${name}`),
      filesIn(clientDir, { maxAge: '1h' }),
    )
}

/**
 * Sets the Content-Security-Policy of each drawing, for browsers that open the drawing as a page. The policy
 * allows only the style inside the drawing.
 */
function ownStyle(folder: string): RequestHandler {
  const policies = new Map(
    publicFiles(folder).map((name) => {
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(`${folder}/${name}`, 'utf8')) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      return [`/${name}`, `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`]
    }),
  )
  return (req, res, next) => {
    const policy = policies.get(req.path)
    if (policy) res.setHeader('Content-Security-Policy', policy)
    next()
  }
}

export function publicFiles(clientDir: string): string[] {
  return readdirSync(clientDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name)
}
